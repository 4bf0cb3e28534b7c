import { FRACTIONAL_LIMITS } from '../../limits.js'
import { TYPE_FACTS } from '../type-facts.js'
import { FRACTIONAL_FIELDS, fractionalAddressed } from './fractional-addressed.js'
import { fractionalTitle } from './fractional-title.js'
import { POST_TITLES } from './post-titles.js'
import type { PostType } from './post-type.js'

/** Part-time work by a senior expert (FRAC-01 to FRAC-71). */
export const fractional: PostType = {
  ...TYPE_FACTS.fractional,
  addressedForm: fractionalAddressed,
  form: {
    address: '/fractional-creator',
    fields: FRACTIONAL_FIELDS,
    // checked when given (GD-71)
    optional: ['noOfDays'],
    limits: FRACTIONAL_LIMITS,
    // per month unless changed (FRAC-67)
    defaults: { durationType: 'month' },
    title: { from: ['roleIds', 'categoryIds'], write: fractionalTitle },
    sections: [
      {
        title: 'The role',
        lead: 'Who you are looking for, and in what field.',
        // category first, because topics and skills depend on it
        rows: [['categoryIds', 'roleIds'], ['titlePreview'], ['topicIds'], ['skillIds'], ['domainIds', 'countryId']],
      },
      {
        title: 'Time',
        lead: 'When it starts and how much of it you need.',
        rows: [['startDateId', 'durationMonths'], ['availabilityIds'], ['noOfDays', 'noOfDaysUnit']],
      },
      {
        title: 'Budget',
        lead: 'In US dollars. Experts see it on your post.',
        rows: [['durationType'], ['budget']],
      },
      {
        title: 'The brief',
        lead: 'What needs doing, with whom, and what success looks like.',
        rows: [['brief']],
      },
      { title: 'Documents', lead: 'Anything that helps experts decide.', rows: [['assetIds'], ['nda']] },
      { title: null, rows: [['posterAgreedTerms']] },
    ],
    words: {
      post: POST_TITLES.fractional,
      edit: 'Edit your fractional role',
      editPage: 'Edit a fractional role',
      lead: 'Part of a senior person’s time, for as long as you need it.',
      contents: 'the work, the days and the budget',
      briefPlaceholder: 'Describe the work, the team and the outcome you want.',
      termsHint: 'Staff review every role before experts see it.',
      sentTitle: 'Your Fractional role request is in – great move!',
      sentText: 'After Admin approval, watch out for interest from experts within 72 hrs.',
      failed: 'Error while submitting the fractional requirements',
    },
  },
}
