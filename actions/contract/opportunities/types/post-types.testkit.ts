import { type OpportunityType, TYPE_FACTS, type TypeFacts } from '../type-facts.js'
import { POST_TYPES } from '../types.js'
import type { PostFormDescription } from './post-type.js'

/**
 * A type of post as different from a fractional role as possible: no roles, no time, one budget for the whole job, lists
 * that may stay empty and a shorter brief. Proves that nothing is tied to a single type.
 */
export const TEST_FORM: PostFormDescription = {
  address: '/advice-creator',
  fields: [
    'categoryIds',
    'topicIds',
    'countryId',
    'minBudgetAmount',
    'maxBudgetAmount',
    'brief',
    'briefRichText',
    'deliverables',
    'paymentSchedules',
    'assetIds',
    'posterAgreedTerms',
  ],
  optional: ['deliverables', 'paymentSchedules'],
  limits: {
    durationMonthsMin: 1,
    durationMonthsMax: 3,
    briefCharactersMin: 20,
    briefCharactersMax: 200,
    skillsMax: 1,
    availabilitiesMax: 1,
    budgetMinDollarsByUnit: {},
    budgetMaxDollars: 900,
    budgetStepDollars: 50,
    documentsMax: 1,
    choicesMax: 2,
  },
  defaults: {},
  title: { from: ['categoryIds'], write: (categories) => `Advice on ${categories?.[0] ?? ''}` },
  sections: [
    {
      title: 'The question',
      lead: 'What you want to know.',
      rows: [['categoryIds'], ['titlePreview'], ['topicIds', 'countryId']],
    },
    { title: 'What it is worth', rows: [['budget'], ['paymentSchedules']] },
    { title: 'The brief', rows: [['brief'], ['deliverables'], ['assetIds']] },
    { title: null, rows: [['posterAgreedTerms']] },
  ],
  words: {
    post: 'Ask for advice',
    edit: 'Edit your question',
    editPage: 'Edit a question',
    lead: 'An hour with somebody who has done it.',
    contents: 'the question and what it is worth to you',
    briefPlaceholder: 'What do you want to know?',
    termsHint: 'Staff read every question first.',
    sentTitle: 'Your question is in',
    sentText: 'Our staff will read it.',
    failed: 'Error while submitting the question',
  },
}

/** Gives this type the test form, or none. @returns a function that undoes it */
export function makePostable(type: OpportunityType, form: PostFormDescription | null = TEST_FORM): () => void {
  const [facts, before]: [TypeFacts, PostFormDescription | null] = [TYPE_FACTS[type], POST_TYPES[type].form]
  const { address } = facts
  POST_TYPES[type].form = form
  facts.address = form?.address ?? address
  return () => {
    POST_TYPES[type].form = before
    facts.address = address
  }
}
