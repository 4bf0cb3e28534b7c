import { TYPE_FACTS } from '../type-facts.js'
import { BUDGET_FIELDS, BUDGET_SECTION, genericForm, SUBJECT_ROWS } from './generic-form.js'
import { POST_TITLES } from './post-titles.js'
import type { PostType } from './post-type.js'

/** A course for a team. */
export const training: PostType = {
  ...TYPE_FACTS.training,
  form: genericForm({
    hasNda: false,
    fields: ['achieveFromProgram', 'startDateId', 'durationMonths', ...BUDGET_FIELDS],
    optional: ['domainIds', 'durationMonths', 'durationType'],
    sections: [
      { title: 'The subject', lead: 'What your team should be taught.', rows: SUBJECT_ROWS },
      { title: 'Goals', lead: 'What people should be able to do afterwards.', rows: [['achieveFromProgram']] },
      { title: 'The brief', lead: 'Who takes part, how many they are, and what they know already.', rows: [['brief']] },
      {
        title: 'Time',
        lead: 'When it should start, and how long it may take.',
        rows: [['startDateId', 'durationMonths']],
      },
      BUDGET_SECTION,
    ],
    words: {
      post: POST_TITLES.training,
      edit: 'Edit your training request',
      editPage: 'Edit a training request',
      lead: 'Say what your team should learn. Experts answer with a course and a price.',
      contents: 'the subject, the goals and the budget',
      titlePlaceholder: 'For example Consultative selling for our sales team',
      briefPlaceholder: 'Describe the team, what they do today and what should change.',
      sentTitle: 'Your training request is waiting for approval',
      failed: 'Error while submitting the training request',
    },
  }),
}
