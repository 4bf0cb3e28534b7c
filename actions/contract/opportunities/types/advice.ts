import {
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

/** An answer to one question. */
export const advice: PostType = {
  label: 'Advice',
  about: 'An expert’s answer to one clear question.',
  colour: '#0E7490',
  thing: 'opportunity',
  isPosterHidden: false,
  isAmongExperts: false,
  form: {
    address: SHARED_CREATOR,
    fields: [...SUBJECT_FIELDS, 'startDateId', 'minBudgetAmount', 'maxBudgetAmount', ...LAST_FIELDS_WITH_NDA],
    optional: ['domainIds', 'skillIds'],
    limits: { ...GENERIC_LIMITS, budgetMaxDollars: 50_000, budgetStepDollars: 50 },
    defaults: {},
    title: null,
    sections: [
      { title: 'The question', lead: 'What you want to know, and the field it is in.', rows: SUBJECT_ROWS },
      {
        title: 'The brief',
        lead: 'What you have to decide, what you know and what you have ruled out.',
        rows: [['brief'], ['startDateId']],
      },
      { title: 'Budget', lead: 'In US dollars, for the whole answer.', rows: [['budget']] },
      DOCUMENTS_SECTION_WITH_NDA,
      TERMS_SECTION,
    ],
    words: {
      post: 'Ask for advice',
      edit: 'Edit your question',
      editPage: 'Edit a question',
      lead: 'Ask one question. Experts answer with how they would help, and a price.',
      contents: 'the question, its background and the budget',
      titlePlaceholder: 'For example Which of our two markets should we enter first?',
      briefPlaceholder: 'Describe the decision in front of you, and when you have to make it.',
      termsHint: TERMS_HINT,
      sentTitle: 'Your question is waiting for approval',
      sentText: SENT_TEXT,
      failed: 'Error while submitting the question',
    },
  },
}
