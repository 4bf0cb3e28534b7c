import { emptyRichText, type RawContent } from '#contract/rich-text/raw-content.js'
import { ENTRY_FIELDS } from './entry-fields.js'
import type { EntryPart, FieldDescription, FieldKind } from './field-description.js'

/**
 * Every field, described once: names, kind and storage. The form, validation, storage, the REST response, the initial
 * values of an edit, staff's comparison and the detail page are derived from it.
 */
export const POST_FIELDS = {
  title: { kind: 'text', label: 'Title', payload: ['title'], input: 'title', column: 'title' },
  categoryIds: {
    kind: 'choices',
    label: 'Category',
    payload: ['objectiveId', 'categoryIds'],
    input: 'categoryIds',
    list: 'master_objectives',
    placeholder: 'Choose a category',
    relation: 'categories',
    column: 'category_id',
    isOrdered: true,
  },
  topicIds: {
    kind: 'choices',
    label: 'Topics',
    payload: ['topicId', 'topicIds'],
    input: 'topicIds',
    list: 'master_topics',
    placeholder: 'Choose topics',
    relation: 'topics',
    column: 'topic_id',
  },
  roleIds: {
    kind: 'choices',
    label: 'Role level',
    payload: ['roles', 'roleIds'],
    input: 'roleIds',
    list: 'master_roles',
    placeholder: 'For example Director',
    relation: 'roles',
    column: 'role_id',
    isOrdered: true,
  },
  availabilityIds: {
    kind: 'choices',
    label: 'Availability',
    payload: ['availability', 'availabilityIds'],
    input: 'availabilityIds',
    list: 'opportunity_availability_types',
    placeholder: 'Choose availability',
    relation: 'availabilities',
    column: 'availability_type_id',
  },
  skillIds: {
    kind: 'choices',
    label: 'Skills',
    payload: ['skills', 'skillIds'],
    input: 'skillIds',
    list: 'master_expertise',
    placeholder: 'Choose skills',
    relation: 'skills',
    column: 'expertise_id',
  },
  domainIds: {
    kind: 'choices',
    label: 'Domain',
    payload: ['domain', 'domainIds'],
    input: 'domainIds',
    list: 'master_domains',
    placeholder: 'Choose domains',
    relation: 'domains',
    column: 'domain_id',
  },
  countryId: {
    kind: 'choice',
    label: 'Country',
    payload: ['expertLocation', 'countryId'],
    input: 'countryId',
    list: 'master_countries',
    placeholder: 'Anywhere',
    column: 'country_id',
    isOptional: true,
  },
  durationMonths: {
    kind: 'number',
    label: 'Duration in months',
    payload: ['duration', 'durationMonths'],
    input: 'durationMonths',
    column: 'duration_months',
  },
  durationType: {
    kind: 'unit',
    label: 'Duration type',
    payload: ['durationType', 'rateUnit'],
    input: 'durationTypeId',
    column: 'duration_type_id',
  },
  minBudgetAmount: {
    kind: 'dollars',
    label: 'Min budget',
    payload: ['minBudgetAmount', 'clientMinBudget'],
    input: 'minBudgetCents',
    column: 'min_budget_cents',
  },
  maxBudgetAmount: {
    kind: 'dollars',
    label: 'Max budget',
    payload: ['maxBudgetAmount', 'clientMaxBudget'],
    input: 'maxBudgetCents',
    column: 'max_budget_cents',
  },
  startDateId: {
    kind: 'choice',
    label: 'Start date',
    payload: ['startDate', 'startDateId'],
    input: 'startDateId',
    list: 'opportunity_start_dates',
    placeholder: 'Choose a start',
    column: 'start_date_id',
  },
  noOfDays: {
    kind: 'number',
    label: 'Number of days',
    payload: ['noOfDays'],
    input: 'noOfDays',
    column: 'no_of_days',
  },
  noOfDaysUnit: {
    kind: 'unit',
    label: 'Days per',
    payload: ['noOfDaysPerUnit', 'noOfDaysUnit'],
    input: 'noOfDaysUnitId',
    column: 'no_of_days_unit_id',
    isOptional: true,
  },
  brief: {
    kind: 'text',
    label: 'Brief',
    payload: ['brief', 'clientRequirements'],
    input: 'brief',
    column: 'brief',
  },
  briefRichText: {
    kind: 'richText',
    label: 'Brief',
    payload: ['briefRichText', 'clientRequirementsRichText'],
    input: 'briefRichText',
    column: 'brief_rich_text',
  },
  ...ENTRY_FIELDS,
  paymentSchedules: {
    kind: 'payments',
    label: 'Payment schedule',
    payload: ['payment_schedules', 'paymentSchedules'],
    input: 'paymentSchedules',
    relation: 'payments',
  },
  packageExpertIds: {
    kind: 'experts',
    label: 'Experts you want',
    payload: ['package_experts', 'packageExpertIds'],
    input: 'packageExpertIds',
    relation: 'package_experts',
  },
  chatOnly: {
    kind: 'flag',
    label: 'Open the chat to every expert who fits',
    payload: ['chatOnly'],
    input: 'chatOnly',
    column: 'chat_only',
  },
  companyAskedToSignNda: {
    kind: 'flag',
    label: 'Experts must sign an NDA',
    payload: ['companyAskedToSignNDA', 'companyAskedToSignNda'],
    input: 'companyAskedToSignNda',
    column: 'company_asked_to_sign_nda',
  },
  ndaIds: { kind: 'documents', label: 'NDA to sign', payload: ['ndaIds'], input: 'ndaIds', uploadType: 'nda_create' },
  assetIds: {
    kind: 'documents',
    label: 'Attachments',
    payload: ['assetIds'],
    input: 'assetIds',
    uploadType: 'opportunity_create',
  },
  posterAgreedTerms: {
    kind: 'consent',
    label: 'Terms of hiring',
    payload: ['posterAgreedTandC', 'posterAgreedTerms'],
    input: 'posterAgreedTerms',
  },
} as const satisfies Readonly<Record<string, FieldDescription>>

export type PostField = keyof typeof POST_FIELDS

export type Descriptions = typeof POST_FIELDS
type KindOf<Field extends PostField> = Descriptions[Field]['kind']
type FieldsOf<Kind extends FieldKind> = { [Field in PostField]: KindOf<Field> extends Kind ? Field : never }[PostField]

/** Fields whose ids must exist in a master list. */
export type ChoicesField = FieldsOf<'choices'>
export type ChoiceField = FieldsOf<'choices' | 'choice'>
export type UnitField = FieldsOf<'unit'>
export type AmountField = FieldsOf<'dollars'>
export type NumberField = FieldsOf<'number'>
export type TextField = FieldsOf<'text'>
export type FlagField = FieldsOf<'flag'>
export type EntriesField = FieldsOf<'entries'>
export type ExpertsField = FieldsOf<'experts'>
export type DocumentsField = FieldsOf<'documents'>
/** Fields that are a column of `opportunities`. */
export type ColumnField = FieldsOf<'choice' | 'unit' | 'dollars' | 'number' | 'text' | 'richText' | 'entries' | 'flag'>

/** One entry of a list: its texts by the keys that its field describes. */
export type Entry = { [Key in EntryPart['key']]?: string }

/** A part of a payment schedule: what it is for, and its percentage of the agreed amount. */
export interface Payment {
  details: string
  percentage: number | null
}

interface ValueOfKind {
  choices: string[]
  choice: string
  unit: string
  dollars: number | null
  number: number | null
  text: string
  richText: RawContent
  entries: Entry[]
  payments: Payment[]
  experts: string[]
  flag: boolean
  documents: string[]
  consent: boolean
}

/**
 * Every field a post form can have; each type of post lists its own. Amounts are US dollars, units are codes (day, week,
 * month); the rest are ids.
 */
export type PostForm = {
  -readonly [Field in PostField]:
    | ValueOfKind[KindOf<Field>]
    | (Descriptions[Field] extends { isOptional: true } ? null : never)
}

export function isOfKind<Kind extends FieldKind>(field: PostField, ...kinds: readonly Kind[]): field is FieldsOf<Kind> {
  return (kinds as readonly FieldKind[]).includes(POST_FIELDS[field].kind)
}

/** All fields of these kinds. */
export function fieldsOfKind<Kind extends FieldKind>(...kinds: readonly Kind[]): FieldsOf<Kind>[] {
  return ALL_FIELDS.filter((field) => isOfKind(field, ...kinds))
}

export const ALL_FIELDS = Object.keys(POST_FIELDS) as PostField[]

/** The stored form of a field: units as their id, amounts in cents. */
type StoredValue<Field extends PostField> =
  KindOf<Field> extends 'unit' ? string | null : KindOf<Field> extends 'dollars' ? number | null : PostForm[Field]

/** A form keyed by the names of `OpportunityInput`, as sent and stored. */
export type PostValues = { [Field in PostField as Descriptions[Field]['input']]: StoredValue<Field> }

/** An empty form; also supplies the fields a type doesn't have. */
export function blankPostForm(): PostForm {
  return Object.fromEntries(ALL_FIELDS.map((field) => [field, blankValue(POST_FIELDS[field])])) as unknown as PostForm
}

function blankValue(description: FieldDescription): ValueOfKind[FieldKind] | null {
  switch (description.kind) {
    case 'choices':
    case 'documents':
    case 'entries':
    case 'payments':
    case 'experts':
      return []
    case 'choice':
    case 'unit':
      return description.isOptional ? null : ''
    case 'dollars':
    case 'number':
      return null
    case 'text':
      return ''
    case 'richText':
      return emptyRichText()
    case 'flag':
    case 'consent':
      return false
  }
}
