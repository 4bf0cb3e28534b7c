import type { PostField } from './fields/post-fields.js'
import type { FormSection, PostLimits } from './post-type.js'

/** Numbers of every type but fractional, whose own come from its rows. */
export const GENERIC_LIMITS: PostLimits = {
  durationMonthsMin: 1,
  durationMonthsMax: 24,
  briefCharactersMin: 100,
  briefCharactersMax: 5000,
  skillsMax: 5,
  availabilitiesMax: 3,
  budgetMinDollarsByUnit: {},
  budgetMaxDollars: 500_000,
  budgetStepDollars: 500,
  documentsMax: 10,
  choicesMax: 20,
}

/** What experts are matched by, in every type. */
export const SUBJECT_FIELDS = ['title', 'categoryIds', 'topicIds', 'skillIds', 'domainIds', 'countryId'] as const
export const SUBJECT_ROWS = [
  ['title'],
  ['categoryIds'],
  ['topicIds'],
  ['skillIds'],
  ['domainIds', 'countryId'],
] as const

export const BUDGET_FIELDS = ['durationType', 'minBudgetAmount', 'maxBudgetAmount'] as const
export const BUDGET_ROWS = [['durationType'], ['budget']] as const

/** Brief, files and consent end every form. */
export const LAST_FIELDS = ['brief', 'briefRichText', 'assetIds', 'posterAgreedTerms'] as const
export const LAST_FIELDS_WITH_NDA: readonly PostField[] = [
  'brief',
  'briefRichText',
  'companyAskedToSignNda',
  'ndaIds',
  'assetIds',
  'posterAgreedTerms',
]

export const DOCUMENTS_SECTION: FormSection = {
  title: 'Documents',
  lead: 'Anything that helps experts decide.',
  rows: [['assetIds']],
}
export const DOCUMENTS_SECTION_WITH_NDA: FormSection = { ...DOCUMENTS_SECTION, rows: [['assetIds'], ['nda']] }
export const TERMS_SECTION: FormSection = { title: null, rows: [['posterAgreedTerms']] }

export const TERMS_HINT = 'Staff review every opportunity before experts see it.'
export const SENT_TEXT = 'Once our staff have approved it, we tell the experts who fit.'
