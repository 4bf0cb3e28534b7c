import { TYPE_FACTS } from '../type-facts.js'
import { BUDGET_FIELDS, BUDGET_SECTION, genericForm, SUBJECT_ROWS } from './generic-form.js'
import { POST_TITLES } from './post-titles.js'
import type { PostType } from './post-type.js'

/** Regular one-to-one sessions. */
export const coaching: PostType = {
  ...TYPE_FACTS.coaching,
  form: genericForm({
    hasNda: false,
    fields: ['achieveFromProgram', 'startDateId', 'durationMonths', ...BUDGET_FIELDS],
    optional: ['domainIds', 'durationType'],
    sections: [
      { title: 'The subject', lead: 'What you want to get better at.', rows: SUBJECT_ROWS },
      { title: 'Your goals', lead: 'What should be different in the end.', rows: [['achieveFromProgram']] },
      { title: 'The brief', lead: 'Your position today, and how often you want to talk.', rows: [['brief']] },
      { title: 'Time', lead: 'When you want to start, and for how long.', rows: [['startDateId', 'durationMonths']] },
      BUDGET_SECTION,
    ],
    words: {
      post: POST_TITLES.coaching,
      edit: 'Edit your coaching request',
      editPage: 'Edit a coaching request',
      lead: 'Say what you want to get better at. Experts answer with how they would work with you, and a price.',
      contents: 'the subject, your goals and the budget',
      titlePlaceholder: 'For example Coaching for a first-time sales lead',
      briefPlaceholder: 'Describe your role, what is hard at the moment and what you have tried.',
      sentTitle: 'Your coaching request is waiting for approval',
      failed: 'Error while submitting the coaching request',
    },
  }),
}
