import { TYPE_FACTS } from '../type-facts.js'
import { BUDGET_FIELDS, BUDGET_SECTION, genericForm, SUBJECT_ROWS } from './generic-form.js'
import { POST_TITLES } from './post-titles.js'
import type { PostType } from './post-type.js'

/** A programme with deliverables and an effect on the business, paid in parts (OPP-43, OPP-51). */
export const amplify: PostType = {
  ...TYPE_FACTS.amplify,
  form: genericForm({
    hasNda: true,
    fields: ['deliverables', 'impactOnBusiness', 'startDateId', 'durationMonths', ...BUDGET_FIELDS, 'paymentSchedules'],
    optional: ['domainIds', 'durationType'],
    sections: [
      { title: 'The programme', lead: 'What it is called, and the field it is in.', rows: SUBJECT_ROWS },
      { title: 'The brief', lead: 'Where your business is today, and what holds it back.', rows: [['brief']] },
      {
        title: 'What comes out',
        lead: 'What you receive, and what it should change for your business.',
        rows: [['deliverables'], ['impactOnBusiness']],
      },
      { title: 'Time', lead: 'When it starts and how long it may take.', rows: [['startDateId', 'durationMonths']] },
      BUDGET_SECTION,
      {
        title: 'Payments',
        lead: 'The parts in which you pay the agreed amount. Only you, your team and experts you hire see them.',
        rows: [['paymentSchedules']],
      },
    ],
    words: {
      post: POST_TITLES.amplify,
      edit: 'Edit your programme',
      editPage: 'Edit a programme',
      lead: 'Say what should come out and what it should change. Experts answer with a proposal and a price.',
      contents: 'the deliverables, their effect, the budget and the payments',
      titlePlaceholder: 'For example Double our demo requests in six months',
      briefPlaceholder: 'Describe your product, your market, and what you have tried so far.',
      sentTitle: 'Your programme is waiting for approval',
      failed: 'Error while submitting the programme',
    },
  }),
}
