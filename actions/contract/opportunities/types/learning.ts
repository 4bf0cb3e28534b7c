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

/** Learning a subject from somebody who practises it. */
export const learning: PostType = {
  label: 'Learning',
  about: 'Learn a subject yourself from somebody who practises it.',
  // the required #0B8A6B is too light for white text
  colour: '#0A7A5E',
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
      { title: 'The subject', lead: 'What you want to learn.', rows: SUBJECT_ROWS },
      { title: 'Your goals', lead: 'What you want to be able to do afterwards.', rows: [['achieveFromProgram']] },
      { title: 'The brief', lead: 'What you know already, and how you learn best.', rows: [['brief']] },
      { title: 'Time', lead: 'When you want to start, and for how long.', rows: [['startDateId', 'durationMonths']] },
      { title: 'Budget', lead: 'In US dollars. Experts see it on your post.', rows: BUDGET_ROWS },
      DOCUMENTS_SECTION,
      TERMS_SECTION,
    ],
    words: {
      post: 'Learn from an expert',
      edit: 'Edit your learning request',
      editPage: 'Edit a learning request',
      lead: 'Say what you want to learn. Experts answer with how they would teach it, and a price.',
      contents: 'the subject, your goals and the budget',
      titlePlaceholder: 'For example Learn to run pricing research',
      briefPlaceholder: 'Describe what you know already and where you will use what you learn.',
      termsHint: TERMS_HINT,
      sentTitle: 'Your learning request is waiting for approval',
      sentText: SENT_TEXT,
      failed: 'Error while submitting the learning request',
    },
  },
}
