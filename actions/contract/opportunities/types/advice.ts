import { TYPE_FACTS } from '../type-facts.js'
import { genericForm, SUBJECT_ROWS } from './generic-form.js'
import { POST_TITLES } from './post-titles.js'
import type { PostType } from './post-type.js'

/** An answer to one question. */
export const advice: PostType = {
  ...TYPE_FACTS.advice,
  form: genericForm({
    hasNda: true,
    fields: ['startDateId', 'minBudgetAmount', 'maxBudgetAmount'],
    optional: ['domainIds', 'skillIds'],
    limits: { budgetMaxDollars: 50_000, budgetStepDollars: 50 },
    sections: [
      { title: 'The question', lead: 'What you want to know, and the field it is in.', rows: SUBJECT_ROWS },
      {
        title: 'The brief',
        lead: 'What you have to decide, what you know and what you have ruled out.',
        rows: [['brief'], ['startDateId']],
      },
      { title: 'Budget', lead: 'In US dollars, for the whole answer.', rows: [['budget']] },
    ],
    words: {
      post: POST_TITLES.advice,
      edit: 'Edit your question',
      editPage: 'Edit a question',
      lead: 'Ask one question. Experts answer with how they would help, and a price.',
      contents: 'the question, its background and the budget',
      titlePlaceholder: 'For example Which of our two markets should we enter first?',
      briefPlaceholder: 'Describe the decision in front of you, and when you have to make it.',
      sentTitle: 'Your question is waiting for approval',
      failed: 'Error while submitting the question',
    },
  }),
}
