import { TYPE_FACTS } from '../type-facts.js'
import { BUDGET_FIELDS, BUDGET_ROWS, genericForm, SUBJECT_ROWS } from './generic-form.js'
import { POST_TITLES } from './post-titles.js'
import type { PostType } from './post-type.js'

/** Two experts who work together. */
export const collaboration: PostType = {
  ...TYPE_FACTS.collaboration,
  form: genericForm({
    hasNda: true,
    fields: ['startDateId', 'durationMonths', ...BUDGET_FIELDS],
    // experts may share the risk instead of paying one another
    optional: ['domainIds', 'durationMonths', 'durationType', 'minBudgetAmount', 'maxBudgetAmount'],
    sections: [
      { title: 'The work', lead: 'What you want to do together.', rows: SUBJECT_ROWS },
      {
        title: 'The brief',
        lead: 'What you bring, what you are looking for, and how you would share the work.',
        rows: [['brief']],
      },
      { title: 'Time', lead: 'When it starts and how long it may take.', rows: [['startDateId', 'durationMonths']] },
      { title: 'Budget', lead: 'In US dollars. Leave it empty if you would share the proceeds.', rows: BUDGET_ROWS },
    ],
    words: {
      post: POST_TITLES.collaboration,
      edit: 'Edit your collaboration',
      editPage: 'Edit a collaboration',
      lead: 'Say what you would do together. Other experts answer with what they would bring.',
      contents: 'the work, what each of you brings and the time it takes',
      titlePlaceholder: 'For example Joint go-to-market offer for climate startups',
      briefPlaceholder: 'Describe the work, what you bring to it and whom you are looking for.',
      sentTitle: 'Your collaboration is waiting for approval',
      failed: 'Error while submitting the collaboration',
    },
  }),
}
