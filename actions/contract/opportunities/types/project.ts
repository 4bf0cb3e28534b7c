import { TYPE_FACTS } from '../type-facts.js'
import { BUDGET_FIELDS, BUDGET_SECTION, genericForm, SUBJECT_ROWS } from './generic-form.js'
import { POST_TITLES } from './post-titles.js'
import type { PostType } from './post-type.js'

/** A piece of work with a result, a start and an end. */
export const project: PostType = {
  ...TYPE_FACTS.project,
  form: genericForm({
    hasNda: true,
    fields: ['startDateId', 'durationMonths', ...BUDGET_FIELDS, 'chatOnly'],
    optional: ['domainIds', 'durationType'],
    sections: [
      { title: 'The project', lead: 'What it is called, and the field it is in.', rows: SUBJECT_ROWS },
      {
        title: 'The brief',
        lead: 'What exists today, what should exist in the end, and who is involved.',
        rows: [['brief'], ['chatOnly']],
      },
      { title: 'Time', lead: 'When it starts and how long it may take.', rows: [['startDateId', 'durationMonths']] },
      BUDGET_SECTION,
    ],
    words: {
      post: POST_TITLES.project,
      edit: 'Edit your project',
      editPage: 'Edit a project',
      lead: 'Describe the result you want. Experts answer with a proposal and a price.',
      contents: 'the work, the time and the budget',
      titlePlaceholder: 'For example Launch our product in Spain',
      briefPlaceholder: 'Describe what should be different once the work is done.',
      sentTitle: 'Your project is waiting for approval',
      failed: 'Error while submitting the project',
    },
  }),
}
