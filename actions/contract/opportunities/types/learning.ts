import { TYPE_FACTS } from '../type-facts.js'
import { BUDGET_FIELDS, BUDGET_SECTION, genericForm, SUBJECT_ROWS } from './generic-form.js'
import { POST_TITLES } from './post-titles.js'
import type { PostType } from './post-type.js'

/** Learning a subject from somebody who practises it. */
export const learning: PostType = {
  ...TYPE_FACTS.learning,
  form: genericForm({
    hasNda: false,
    fields: ['achieveFromProgram', 'startDateId', 'durationMonths', ...BUDGET_FIELDS],
    optional: ['domainIds', 'durationMonths', 'durationType'],
    sections: [
      { title: 'The subject', lead: 'What you want to learn.', rows: SUBJECT_ROWS },
      { title: 'Your goals', lead: 'What you want to be able to do afterwards.', rows: [['achieveFromProgram']] },
      { title: 'The brief', lead: 'What you know already, and how you learn best.', rows: [['brief']] },
      { title: 'Time', lead: 'When you want to start, and for how long.', rows: [['startDateId', 'durationMonths']] },
      BUDGET_SECTION,
    ],
    words: {
      post: POST_TITLES.learning,
      edit: 'Edit your learning request',
      editPage: 'Edit a learning request',
      lead: 'Say what you want to learn. Experts answer with how they would teach it, and a price.',
      contents: 'the subject, your goals and the budget',
      titlePlaceholder: 'For example Learn to run pricing research',
      briefPlaceholder: 'Describe what you know already and where you will use what you learn.',
      sentTitle: 'Your learning request is waiting for approval',
      failed: 'Error while submitting the learning request',
    },
  }),
}
