import {
  BUDGET_FIELDS,
  BUDGET_ROWS,
  DOCUMENTS_SECTION_WITH_NDA,
  GENERIC_LIMITS,
  LAST_FIELDS_WITH_NDA,
  SENT_TEXT,
  SUBJECT_FIELDS,
  SUBJECT_ROWS,
  TERMS_HINT,
  TERMS_SECTION,
} from './generic-form.js'
import { type PostType, SHARED_CREATOR } from './post-type.js'

/** A piece of work with a result, a start and an end. */
export const project: PostType = {
  label: 'Project',
  about: 'A piece of work with a clear result, a start and an end.',
  colour: '#1E6FD9',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: {
    address: SHARED_CREATOR,
    fields: [...SUBJECT_FIELDS, 'startDateId', 'durationMonths', ...BUDGET_FIELDS, 'chatOnly', ...LAST_FIELDS_WITH_NDA],
    optional: ['domainIds', 'durationType'],
    limits: GENERIC_LIMITS,
    defaults: {},
    title: null,
    sections: [
      { title: 'The project', lead: 'What it is called, and the field it is in.', rows: SUBJECT_ROWS },
      {
        title: 'The brief',
        lead: 'What exists today, what should exist in the end, and who is involved.',
        rows: [['brief'], ['chatOnly']],
      },
      { title: 'Time', lead: 'When it starts and how long it may take.', rows: [['startDateId', 'durationMonths']] },
      { title: 'Budget', lead: 'In US dollars. Experts see it on your post.', rows: BUDGET_ROWS },
      DOCUMENTS_SECTION_WITH_NDA,
      TERMS_SECTION,
    ],
    words: {
      post: 'Post a project',
      edit: 'Edit your project',
      editPage: 'Edit a project',
      lead: 'Describe the result you want. Experts answer with a proposal and a price.',
      contents: 'the work, the time and the budget',
      titlePlaceholder: 'For example Launch our product in Spain',
      briefPlaceholder: 'Describe what should be different once the work is done.',
      termsHint: TERMS_HINT,
      sentTitle: 'Your project is waiting for approval',
      sentText: SENT_TEXT,
      failed: 'Error while submitting the project',
    },
  },
}
