import type { POST_UPLOAD_TYPES } from '../../files/upload-limits.js'
import { emptyRichText, type RawContent } from '../../rich-text/raw-content.js'

/**
 * Every field a post form can have; each type of post lists its own. Amounts are US dollars; `durationType` and
 * `noOfDaysUnit` are codes (day, week, month); the rest are ids.
 */
export interface PostForm {
  categoryIds: string[]
  topicIds: string[]
  roleIds: string[]
  availabilityIds: string[]
  skillIds: string[]
  domainIds: string[]
  countryId: string | null
  durationMonths: number | null
  durationType: string
  minBudgetAmount: number | null
  maxBudgetAmount: number | null
  startDateId: string
  noOfDays: number | null
  noOfDaysUnit: string | null
  brief: string
  briefRichText: RawContent
  companyAskedToSignNda: boolean
  ndaIds: string[]
  assetIds: string[]
  posterAgreedTerms: boolean
}
export type PostField = keyof PostForm

/** What a field holds, which determines how it is normalised, compared and stored. */
type FieldKind =
  /** ids of a master list */
  | 'choices'
  /** one id of a master list, or none */
  | 'choice'
  /** the code of a duration type, stored as its id */
  | 'unit'
  /** stored as cents */
  | 'dollars'
  | 'number'
  | 'text'
  | 'richText'
  | 'flag'
  /** ids of uploaded files */
  | 'documents'
  /** given once, on first posting */
  | 'consent'

interface FieldDescription {
  kind: FieldKind
  /** The label on the page. */
  label: string
  /** Its keys in a REST payload: the official name first, then accepted aliases (FRAC-02, GD-56). */
  payload: readonly string[]
  /** Its key in the actions' `OpportunityInput`, and in storage. */
  input: string
  /** For files: the upload type. */
  uploadType?: (typeof POST_UPLOAD_TYPES)[number]
}

/** Every field, described once. */
export const POST_FIELDS = {
  categoryIds: { kind: 'choices', label: 'Category', payload: ['objectiveId', 'categoryIds'], input: 'categoryIds' },
  topicIds: { kind: 'choices', label: 'Topics', payload: ['topicId', 'topicIds'], input: 'topicIds' },
  roleIds: { kind: 'choices', label: 'Role level', payload: ['roles', 'roleIds'], input: 'roleIds' },
  availabilityIds: {
    kind: 'choices',
    label: 'Availability',
    payload: ['availability', 'availabilityIds'],
    input: 'availabilityIds',
  },
  skillIds: { kind: 'choices', label: 'Skills', payload: ['skills', 'skillIds'], input: 'skillIds' },
  domainIds: { kind: 'choices', label: 'Domain', payload: ['domain', 'domainIds'], input: 'domainIds' },
  countryId: { kind: 'choice', label: 'Country', payload: ['expertLocation', 'countryId'], input: 'countryId' },
  durationMonths: {
    kind: 'number',
    label: 'Duration in months',
    payload: ['duration', 'durationMonths'],
    input: 'durationMonths',
  },
  durationType: {
    kind: 'unit',
    label: 'Duration type',
    payload: ['durationType', 'rateUnit'],
    input: 'durationTypeId',
  },
  minBudgetAmount: {
    kind: 'dollars',
    label: 'Min budget',
    payload: ['minBudgetAmount', 'clientMinBudget'],
    input: 'minBudgetCents',
  },
  maxBudgetAmount: {
    kind: 'dollars',
    label: 'Max budget',
    payload: ['maxBudgetAmount', 'clientMaxBudget'],
    input: 'maxBudgetCents',
  },
  startDateId: { kind: 'choice', label: 'Start date', payload: ['startDate', 'startDateId'], input: 'startDateId' },
  noOfDays: { kind: 'number', label: 'Number of days', payload: ['noOfDays'], input: 'noOfDays' },
  noOfDaysUnit: {
    kind: 'unit',
    label: 'Days per',
    payload: ['noOfDaysPerUnit', 'noOfDaysUnit'],
    input: 'noOfDaysUnitId',
  },
  brief: { kind: 'text', label: 'Brief', payload: ['brief', 'clientRequirements'], input: 'brief' },
  briefRichText: {
    kind: 'richText',
    label: 'Brief',
    payload: ['briefRichText', 'clientRequirementsRichText'],
    input: 'briefRichText',
  },
  companyAskedToSignNda: {
    kind: 'flag',
    label: 'Experts must sign an NDA',
    payload: ['companyAskedToSignNDA', 'companyAskedToSignNda'],
    input: 'companyAskedToSignNda',
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
} as const satisfies Record<PostField, FieldDescription>

type Descriptions = typeof POST_FIELDS
type KindOf<Field extends PostField> = Descriptions[Field]['kind']
type FieldsOf<Kind extends FieldKind> = { [Field in PostField]: KindOf<Field> extends Kind ? Field : never }[PostField]

/** Fields whose ids must exist in a master list. */
export type ChoicesField = FieldsOf<'choices'>
export type ChoiceField = FieldsOf<'choices' | 'choice'>
export type UnitField = FieldsOf<'unit'>
export type AmountField = FieldsOf<'dollars'>
export type NumberField = FieldsOf<'number'>
export type FlagField = FieldsOf<'flag'>
export type DocumentsField = FieldsOf<'documents'>

/** All fields of these kinds. */
export function fieldsOfKind<Kind extends FieldKind>(...kinds: readonly Kind[]): FieldsOf<Kind>[] {
  const isOne = (field: PostField): field is FieldsOf<Kind> =>
    (kinds as readonly FieldKind[]).includes(POST_FIELDS[field].kind)
  return ALL_FIELDS.filter(isOne)
}

export const ALL_FIELDS = Object.keys(POST_FIELDS) as PostField[]

/** The stored form of a field: units as their id, amounts in cents. */
type StoredValue<Field extends PostField> =
  KindOf<Field> extends 'unit' ? string | null : KindOf<Field> extends 'dollars' ? number | null : PostForm[Field]

/** A form keyed by the names of `OpportunityInput`, as sent and stored. */
export type PostValues = { [Field in PostField as Descriptions[Field]['input']]: StoredValue<Field> }

/** An empty form; also supplies the fields a type doesn't have. */
export function blankPostForm(): PostForm {
  return {
    categoryIds: [],
    topicIds: [],
    roleIds: [],
    availabilityIds: [],
    skillIds: [],
    domainIds: [],
    countryId: null,
    durationMonths: null,
    durationType: '',
    minBudgetAmount: null,
    maxBudgetAmount: null,
    startDateId: '',
    noOfDays: null,
    noOfDaysUnit: null,
    brief: '',
    briefRichText: emptyRichText(),
    companyAskedToSignNda: false,
    ndaIds: [],
    assetIds: [],
    posterAgreedTerms: false,
  }
}
