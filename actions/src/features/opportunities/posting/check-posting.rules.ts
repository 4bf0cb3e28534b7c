import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { isOpportunityType, type OpportunityType } from '#contract/opportunities/type-facts.js'
import {
  ALL_FIELDS,
  blankPostForm,
  type ChoiceField,
  type EntriesField,
  fieldsOfKind,
  isOfKind,
  POST_FIELDS,
  type PostField,
  type PostForm,
  type PostValues,
} from '#contract/opportunities/types/fields/post-fields.js'
import { postSchema } from '#contract/opportunities/types/post-form.js'
import type { PostFormDescription } from '#contract/opportunities/types/post-type.js'
import { addressedForm, postForm, unsupportedTypeMessage } from '#contract/opportunities/types.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { plainToRichText, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { richTextFault } from '#contract/rich-text/rich-text-fault.js'
import { type FieldError, validateForm } from '#contract/validate-form.js'
import { CHOICE_FIELDS, choiceTable, DOCUMENTS_FIELDS, EXPERTS_FIELDS } from '#domain/posts/post-storage.js'
import type { PostingInput } from '#domain/posts/posting-input.js'
import type { PostingContent, PostingReference } from './posting-content.js'

export type CheckedPosting =
  | { content: PostingContent; errors?: undefined }
  | { content?: undefined; errors: FieldError[] }

const LIST_FIELDS = fieldsOfKind('choices', 'documents', 'experts')

/**
 * Validates a post against its type's form and the database, and converts it for storage. All errors are reported at
 * once, one per field, under the form's names.
 */
export function checkPosting(input: Partial<PostingInput>, reference: PostingReference): CheckedPosting {
  const { type } = input
  const description = withRoleBudgets(descriptionOf(input), reference)
  // without a form there are no rules to apply
  if (!description || !isOpportunityType(type)) return { errors: kindErrors(input, reference) }
  const form = { ...normalizePosting(input), ...resolvedUnits(input, reference) }
  const unreadable = richTextFault(input.briefRichText)
  const { value, errors: invalid = [] } = validateForm(postSchema(description), form)
  const errors = unreadable ? [{ field: 'brief', message: unreadable }, ...invalid.filter(isNotOfBrief)] : invalid
  const checked = value && { ...blankPostForm(), ...asked(description, value) }
  const kind = kindErrors(input, reference)
  // whoever can't be asked has no card to fill these in
  const own = kind.length > 0 ? errors.filter(({ field }) => !isFromRateCard(description, field)) : errors
  const all = [...kind, ...own, ...(checked ? referenceErrors(checked, reference) : [])]
  if (!checked || all.length > 0) return { errors: all }
  const content = toContent(type, description, checked, reference)
  return { content: { ...content, expertId: isAddressed(input) ? String(input.expertId).toLowerCase() : null } }
}

const isNotOfBrief = ({ field }: FieldError) => field !== 'brief'

const isFromRateCard = ({ fromRateCard = [] }: PostFormDescription, field: string) =>
  fromRateCard.some((name) => name === field)

/** Whether a post is for one expert; an empty value names nobody. */
function isAddressed({ expertId }: Partial<PostingInput>): boolean {
  return expertId !== undefined && expertId !== null && expertId !== ''
}

/** A role for one expert is checked against what that role is paid (FRAC-32, FRAC-34). */
function withRoleBudgets(
  description: PostFormDescription | null,
  { roleBudgets }: PostingReference,
): PostFormDescription | null {
  if (!description?.fromRateCard) return description
  return { ...description, limits: { ...description.limits, roleBudgets } }
}

/** Posts to one expert have a form of their own. */
function descriptionOf(input: Partial<PostingInput>): PostFormDescription | null {
  return isAddressed(input) ? addressedForm(input.type) : postForm(input.type)
}

/** Fields the type doesn't have stay empty, whatever was sent. */
function asked({ fields }: PostFormDescription, value: Partial<PostForm>): Partial<PostForm> {
  return Object.fromEntries(fields.map((field) => [field, value[field]]))
}

/** Normalises ids and removes duplicates, cleans rich text, and takes the brief from its plain text (GO-45). */
export function normalizePosting(input: Partial<PostingInput>): Record<string, unknown> {
  const known: Partial<Record<PostField, unknown>> = Object.fromEntries(
    ALL_FIELDS.map((field) => [field, input[field]]),
  )
  for (const field of LIST_FIELDS) known[field] = uniqueIds(input[field])
  for (const field of fieldsOfKind('entries')) known[field] = filledEntries(field, input[field])
  known.paymentSchedules = filledPayments(input.paymentSchedules)
  return { ...known, ...normalizeBrief(input) }
}

function uniqueIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return [...new Set(value.map((id) => (typeof id === 'string' ? id.toLowerCase() : id)))]
}

/** Parts that were left blank are none; a number may be sent as text. */
function filledPayments(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value
    .map((part: unknown) =>
      isRecord(part) ? { details: trimmed(part.details), percentage: trimmed(part.percentage) } : part,
    )
    .filter((part) => !isRecord(part) || part.details !== '' || part.percentage !== '')
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))

/** Entries with the parts of their field only, in its order; a row that was left blank is no entry. */
function filledEntries(field: EntriesField, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value
    .map((entry: unknown) =>
      isRecord(entry)
        ? Object.fromEntries(POST_FIELDS[field].parts.map(({ key }) => [key, trimmed(entry[key])]))
        : entry,
    )
    .filter((entry) => !isRecord(entry) || Object.values(entry).some((text) => text !== ''))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function normalizeBrief({ brief, briefRichText }: Partial<PostingInput>) {
  const clean = cleanRichText(briefRichText)
  const words = richTextToPlain(clean)
  if (clean && words !== '') return { brief: words, briefRichText: clean }
  const plain = typeof brief === 'string' ? plainToRichText(brief) : null
  return plain ? { brief: richTextToPlain(cleanRichText(plain)), briefRichText: cleanRichText(plain) } : { brief }
}

function resolvedUnits(input: Partial<PostingInput>, { units }: PostingReference) {
  const blank = blankPostForm()
  const codeOf = (unit: unknown) => units.find(({ id, code }) => unit === id || unit === code)?.code
  return Object.fromEntries(fieldsOfKind('unit').map((field) => [field, codeOf(input[field]) ?? blank[field]]))
}

function kindErrors(input: Partial<PostingInput>, { addressee }: PostingReference): FieldError[] {
  if (!isAddressed(input)) return postForm(input.type) ? [] : [{ field: 'type', message: unsupportedTypeMessage() }]
  if (!isOpportunityType(input.type)) return [{ field: 'type', message: unsupportedTypeMessage() }]
  const form = addressedForm(input.type)
  const message = form ? addresseeFault(addressee, form) : FIELD_MESSAGES.addressedUnsupported
  return message ? [{ field: 'expertId', message }] : []
}

/** Unknown people, people who are no experts and suspended ones get one answer, which tells nothing about them (GD-66). */
function addresseeFault(
  addressee: PostingReference['addressee'],
  { fromRateCard }: PostFormDescription,
): string | null {
  if (addressee === 'kept') return null
  if (addressee?.isPoster) return FIELD_MESSAGES.askedOneself
  if (!addressee?.canBeAsked) return FIELD_MESSAGES.unknownExpert
  return fromRateCard && !addressee.isForHire ? FIELD_MESSAGES.expertUnavailable : null
}

/**
 * The input with what the expert's rate card and profile fill in (GD-85).
 * @param filled those values, of the card for a new post, as stored for an edit
 */
export function withRateCard(input: Partial<PostingInput>, filled: Partial<PostingInput>): Partial<PostingInput> {
  const fields = isAddressed(input) ? (addressedForm(input.type)?.fromRateCard ?? []) : []
  return { ...input, ...Object.fromEntries(fields.map((field) => [field, filled[field]])) }
}

function referenceErrors(form: PostForm, reference: PostingReference): FieldError[] {
  const { live, documents, removedDocuments, paidSchedule, experts } = reference
  const errors: FieldError[] = []
  if (paidSchedule && JSON.stringify(form.paymentSchedules) !== JSON.stringify(paidSchedule))
    errors.push({ field: 'paymentSchedules', message: FIELD_MESSAGES.paymentsFixed })
  for (const field of CHOICE_FIELDS) {
    const ids = [form[field] || []].flat()
    if (ids.some((id) => !live.get(field)?.has(id))) errors.push({ field, message: FIELD_MESSAGES.unknownChoice })
  }
  for (const field of EXPERTS_FIELDS)
    if (form[field].some((id) => !experts.has(id))) errors.push({ field, message: FIELD_MESSAGES.unknownExpert })
  for (const field of DOCUMENTS_FIELDS) {
    const unusable = form[field].filter((id) => documents.get(id) !== POST_FIELDS[field].uploadType)
    if (unusable.length === 0) continue
    const isRemoved = unusable.every((id) => removedDocuments.has(id))
    errors.push({ field, message: isRemoved ? FIELD_MESSAGES.removedDocument : FIELD_MESSAGES.unknownDocument })
  }
  return errors
}

function toContent(
  type: OpportunityType,
  { title }: PostFormDescription,
  checked: PostForm,
  { units, live }: PostingReference,
): Omit<PostingContent, 'expertId'> {
  // a unit of days means nothing without their number
  const form = checked.noOfDays === null ? { ...checked, noOfDaysUnit: null } : checked
  const names = (field: ChoiceField) => [form[field] || []].flat().map((id) => live.get(field)?.get(id) ?? '')
  const stored = (field: PostField): unknown => {
    const { kind } = POST_FIELDS[field]
    if (kind === 'unit') return units.find(({ code }) => code === form[field])?.id ?? null
    return kind === 'dollars' ? toCents(form[field]) : form[field]
  }
  const values = Object.fromEntries(ALL_FIELDS.map((field) => [POST_FIELDS[field].input, stored(field)]))
  return {
    ...(values as unknown as PostValues),
    type,
    title: title ? title.write(...title.from.map(names)) : form.title,
  }
}

function toCents(dollars: unknown): number | null {
  return dollars === null || dollars === undefined ? null : Math.round(Number(dollars) * DOLLARS_TO_CENTS)
}

/** True if an edit changes nothing its type asks for, ignoring the order of unordered choices. */
export function isUnchanged(stored: PostingInput, content: PostingContent): boolean {
  const asContent = (field: PostField) => {
    const { kind } = POST_FIELDS[field]
    if (kind === 'dollars') return toCents(stored[field])
    return kind === 'richText' ? cleanRichText(stored[field]) : stored[field]
  }
  return (descriptionOf(content)?.fields ?? ALL_FIELDS)
    .filter((field) => POST_FIELDS[field].kind !== 'consent')
    .every((field) => inOneForm(field, asContent(field)) === inOneForm(field, content[POST_FIELDS[field].input]))
}

function inOneForm(field: PostField, value: unknown): string {
  const hasOrder = isOfKind(field, 'choices') && choiceTable(field).isOrdered
  return JSON.stringify(Array.isArray(value) && !hasOrder ? [...value].sort() : value === '' ? null : (value ?? null))
}
