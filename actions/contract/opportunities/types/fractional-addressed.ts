import { FRACTIONAL_LIMITS } from '../../limits.js'
import { POSTING_MESSAGES } from '../../messages.js'
import type { PostField } from './fields/post-fields.js'
import { fractionalTitle } from './fractional-title.js'
import { BUDGET_FIELDS, LAST_FIELDS_WITH_NDA } from './generic-form.js'
import { ASKS } from './post-titles.js'
import type { AddressedForm } from './post-type.js'

/** What a role is about; for one expert it comes from their rate card and profile. */
const ROLE_FIELDS: readonly PostField[] = [
  'categoryIds',
  'topicIds',
  'roleIds',
  'availabilityIds',
  'skillIds',
  'domainIds',
  'countryId',
]

/** The fields of every fractional role. */
export const FRACTIONAL_FIELDS: readonly PostField[] = [
  ...ROLE_FIELDS,
  'durationMonths',
  ...BUDGET_FIELDS,
  'startDateId',
  'noOfDays',
  'noOfDaysUnit',
  ...LAST_FIELDS_WITH_NDA,
]

/**
 * A fractional role for one expert, sent from their profile (FRAC-29 to FRAC-48). What it is about comes from that
 * expert's rate card and profile (GD-85), so the form asks for terms only: time, budget and brief.
 */
export const fractionalAddressed: AddressedForm = {
  address: '/fractional-creator',
  ask: ASKS.fractional,
  fields: FRACTIONAL_FIELDS,
  fromRateCard: ROLE_FIELDS,
  // a profile may say less than a role asks for
  optional: ['topicIds', 'availabilityIds', 'skillIds', 'domainIds'],
  limits: {
    ...FRACTIONAL_LIMITS,
    skillsMax: FRACTIONAL_LIMITS.choicesMax,
    availabilitiesMax: FRACTIONAL_LIMITS.choicesMax,
    // the role's own range is what is checked (FRAC-32, FRAC-34)
    budgetMinDollarsByUnit: {},
  },
  defaults: { durationType: 'month', noOfDaysUnit: 'week' },
  title: { from: ['roleIds', 'categoryIds'], write: fractionalTitle },
  sections: [
    { title: 'The expert', lead: 'From their rate card and profile.', rows: [['titlePreview'], ['rateCard']] },
    {
      title: 'Time',
      lead: 'When it starts and how much of it you need.',
      rows: [
        ['startDateId', 'durationMonths'],
        ['noOfDays', 'noOfDaysUnit'],
      ],
    },
    { title: 'Budget', lead: 'In US dollars, within what this role is paid.', rows: [['durationType'], ['budget']] },
    { title: 'The brief', lead: 'What needs doing, with whom, and what success looks like.', rows: [['brief']] },
    { title: 'Documents', lead: 'Anything that helps them decide.', rows: [['assetIds'], ['nda']] },
    { title: null, rows: [['posterAgreedTerms']] },
  ],
  words: {
    post: 'Ask for a fractional role',
    edit: 'Edit your fractional role',
    editPage: 'Edit a fractional role',
    lead: 'Only the expert you ask will see it.',
    contents: 'the work, the days and the budget',
    briefPlaceholder: 'Describe the work, the team and the outcome you want.',
    termsHint: 'Staff review every role before the expert sees it.',
    sentTitle: 'Your Fractional role request is in – great move!',
    sentText: 'After Admin approval, watch out for interest from experts within 72 hrs.',
    failed: POSTING_MESSAGES.assignedFailed,
  },
}
