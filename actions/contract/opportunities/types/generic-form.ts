import { SHARED_CREATOR } from '../type-facts.js'
import type { PostField } from './fields/post-fields.js'
import type { FormSection, FormWords, PostFormDescription, PostLimits } from './post-type.js'

/** Numbers of every type but fractional, whose own come from its rows. */
const GENERIC_LIMITS: PostLimits = {
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
const SUBJECT_FIELDS = ['title', 'categoryIds', 'topicIds', 'skillIds', 'domainIds', 'countryId'] as const
export const SUBJECT_ROWS = [
  ['title'],
  ['categoryIds'],
  ['topicIds'],
  ['skillIds'],
  ['domainIds', 'countryId'],
] as const

export const BUDGET_FIELDS = ['durationType', 'minBudgetAmount', 'maxBudgetAmount'] as const
export const BUDGET_ROWS = [['durationType'], ['budget']] as const
export const BUDGET_SECTION: FormSection = {
  title: 'Budget',
  lead: 'In US dollars. Experts see it on your post.',
  rows: BUDGET_ROWS,
}

/** Brief, files and consent end every form. */
const LAST_FIELDS = ['brief', 'briefRichText', 'assetIds', 'posterAgreedTerms'] as const
export const LAST_FIELDS_WITH_NDA: readonly PostField[] = [
  'brief',
  'briefRichText',
  'companyAskedToSignNda',
  'ndaIds',
  'assetIds',
  'posterAgreedTerms',
]

const DOCUMENTS_SECTION: FormSection = {
  title: 'Documents',
  lead: 'Anything that helps experts decide.',
  rows: [['assetIds']],
}
const DOCUMENTS_SECTION_WITH_NDA: FormSection = { ...DOCUMENTS_SECTION, rows: [['assetIds'], ['nda']] }
const TERMS_SECTION: FormSection = { title: null, rows: [['posterAgreedTerms']] }

const TERMS_HINT = 'Staff review every opportunity before experts see it.'
const SENT_TEXT = 'Once our staff have approved it, we tell the experts who fit.'

interface GenericForm {
  /** Whether posters may ask for a signed NDA. */
  hasNda: boolean
  /** Between the subject and what ends every form. */
  fields: readonly PostField[]
  optional: readonly PostField[]
  /** Where they differ. */
  limits?: Partial<PostLimits>
  /** From the subject to the budget. */
  sections: readonly FormSection[]
  words: Omit<FormWords, 'termsHint' | 'sentText'> & Partial<FormWords>
}

/** The form of a type that is posted at the shared creator: subject and title, its own part, files and consent. */
export function genericForm({ hasNda, fields, optional, limits, sections, words }: GenericForm): PostFormDescription {
  return {
    address: SHARED_CREATOR,
    fields: [...SUBJECT_FIELDS, ...fields, ...(hasNda ? LAST_FIELDS_WITH_NDA : LAST_FIELDS)],
    optional,
    limits: { ...GENERIC_LIMITS, ...limits },
    defaults: {},
    title: null,
    sections: [...sections, hasNda ? DOCUMENTS_SECTION_WITH_NDA : DOCUMENTS_SECTION, TERMS_SECTION],
    words: { termsHint: TERMS_HINT, sentText: SENT_TEXT, ...words },
  }
}
