import {
  BUDGET_FIELDS,
  BUDGET_ROWS,
  DOCUMENTS_SECTION,
  GENERIC_LIMITS,
  LAST_FIELDS,
  SENT_TEXT,
  SUBJECT_FIELDS,
  SUBJECT_ROWS,
  TERMS_HINT,
  TERMS_SECTION,
} from './generic-form.js'
import { type PostType, SHARED_CREATOR } from './post-type.js'

/** A course for a team. */
export const training: PostType = {
  label: 'Training',
  about: 'A course for your team, taught by an expert.',
  colour: '#A21CAF',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: {
    address: SHARED_CREATOR,
    fields: [
      ...SUBJECT_FIELDS,
      'achieveFromProgram',
      'startDateId',
      'durationMonths',
      ...BUDGET_FIELDS,
      ...LAST_FIELDS,
    ],
    optional: ['domainIds', 'durationMonths', 'durationType'],
    limits: GENERIC_LIMITS,
    defaults: {},
    title: null,
    sections: [
      { title: 'The subject', lead: 'What your team should be taught.', rows: SUBJECT_ROWS },
      { title: 'Goals', lead: 'What people should be able to do afterwards.', rows: [['achieveFromProgram']] },
      { title: 'The brief', lead: 'Who takes part, how many they are, and what they know already.', rows: [['brief']] },
      {
        title: 'Time',
        lead: 'When it should start, and how long it may take.',
        rows: [['startDateId', 'durationMonths']],
      },
      { title: 'Budget', lead: 'In US dollars. Experts see it on your post.', rows: BUDGET_ROWS },
      DOCUMENTS_SECTION,
      TERMS_SECTION,
    ],
    words: {
      post: 'Train your team',
      edit: 'Edit your training request',
      editPage: 'Edit a training request',
      lead: 'Say what your team should learn. Experts answer with a course and a price.',
      contents: 'the subject, the goals and the budget',
      titlePlaceholder: 'For example Consultative selling for our sales team',
      briefPlaceholder: 'Describe the team, what they do today and what should change.',
      termsHint: TERMS_HINT,
      sentTitle: 'Your training request is waiting for approval',
      sentText: SENT_TEXT,
      failed: 'Error while submitting the training request',
    },
  },
}
