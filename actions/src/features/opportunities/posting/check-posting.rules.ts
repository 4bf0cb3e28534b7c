import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import {
  FRACTIONAL_FIELDS,
  type FractionalForm,
  fractionalFormSchema,
} from '#contract/opportunities/fractional-form.schema.js'
import { fractionalTitle } from '#contract/opportunities/opportunity-title.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { plainToRichText, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { type FieldError, validateForm } from '#contract/validate-form.js'
import { CHOICE_FIELDS, type PostingContent, type PostingReference } from './posting-content.js'
import type { PostingInput } from './posting-input.js'

export type CheckedPosting =
  | { content: PostingContent; errors?: undefined }
  | { content?: undefined; errors: FieldError[] }

const LIST_FIELDS = [
  'categoryIds',
  'topicIds',
  'roleIds',
  'availabilityIds',
  'skillIds',
  'domainIds',
  'ndaIds',
  'assetIds',
] as const

/**
 * Checks a requirement against the form's rules and against what the database knows, and makes it ready to be stored.
 * All faults are told at once, one per field, under the form's names.
 */
export function checkPosting(input: Partial<PostingInput>, reference: PostingReference): CheckedPosting {
  const sent = normalizePosting(input)
  const form = { ...sent, ...resolvedUnits(input, reference) }
  const { value, errors = [] } = validateForm(fractionalFormSchema, form)
  const all = [...kindErrors(input), ...errors, ...(value ? referenceErrors(value, reference) : [])]
  if (!value || all.length > 0) return { errors: all }
  return { content: toContent(value, reference) }
}

/** Ids in one spelling and without doubles, rich text clean, and the brief as the rich text's own words (GO-45). */
export function normalizePosting(input: Partial<PostingInput>): Record<string, unknown> {
  const known = Object.fromEntries(FRACTIONAL_FIELDS.map((field) => [field, input[field]]))
  for (const field of LIST_FIELDS) known[field] = uniqueIds(input[field])
  return { ...known, ...normalizeBrief(input) }
}

function uniqueIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return [...new Set(value.map((id) => (typeof id === 'string' ? id.toLowerCase() : id)))]
}

function normalizeBrief({ brief, briefRichText }: Partial<PostingInput>) {
  const clean = cleanRichText(briefRichText)
  const words = richTextToPlain(clean)
  if (clean && words !== '') return { brief: words, briefRichText: clean }
  const plain = typeof brief === 'string' ? plainToRichText(brief) : null
  return plain ? { brief: richTextToPlain(cleanRichText(plain)), briefRichText: cleanRichText(plain) } : { brief }
}

function resolvedUnits(input: Partial<PostingInput>, { units }: PostingReference) {
  const codeOf = (unit: unknown) => units.find(({ id, code }) => unit === id || unit === code)?.code
  return {
    durationType: codeOf(input.durationType) ?? '',
    noOfDaysUnit: codeOf(input.noOfDaysUnit) ?? null,
  }
}

function kindErrors({ type, expertId }: Partial<PostingInput>): FieldError[] {
  const errors: FieldError[] = []
  if (type !== 'fractional') errors.push({ field: 'type', message: FIELD_MESSAGES.typeUnsupported })
  if (expertId) errors.push({ field: 'expertId', message: FIELD_MESSAGES.assignedExpertUnsupported })
  return errors
}

function referenceErrors(form: FractionalForm, { live, documents, removedDocuments }: PostingReference): FieldError[] {
  const errors: FieldError[] = []
  for (const field of CHOICE_FIELDS) {
    const ids = [form[field] ?? []].flat()
    if (ids.some((id) => !live.get(field)?.has(id))) errors.push({ field, message: FIELD_MESSAGES.unknownChoice })
  }
  const isUsable = (id: string, uploadType: string) => documents.get(id) === uploadType
  for (const [field, uploadType] of [
    ['ndaIds', 'nda_create'],
    ['assetIds', 'opportunity_create'],
  ] as const) {
    const unusable = form[field].filter((id) => !isUsable(id, uploadType))
    if (unusable.length === 0) continue
    const isRemoved = unusable.every((id) => removedDocuments.has(id))
    errors.push({ field, message: isRemoved ? FIELD_MESSAGES.removedDocument : FIELD_MESSAGES.unknownDocument })
  }
  return errors
}

function toContent(form: FractionalForm, { units, live }: PostingReference): PostingContent {
  const unitId = (code: string | null) => units.find((unit) => unit.code === code)?.id ?? null
  const names = (field: 'roleIds' | 'categoryIds') => form[field].map((id) => live.get(field)?.get(id) ?? '')
  return {
    ...form,
    title: fractionalTitle(names('roleIds'), names('categoryIds')),
    durationMonths: form.durationMonths ?? 0,
    durationTypeId: unitId(form.durationType) ?? '',
    minBudgetCents: toCents(form.minBudgetAmount),
    maxBudgetCents: toCents(form.maxBudgetAmount),
    // Days without their number say nothing.
    noOfDaysUnitId: form.noOfDays === null ? null : unitId(form.noOfDaysUnit),
  }
}

function toCents(dollars: number | null): number {
  return Math.round((dollars ?? 0) * DOLLARS_TO_CENTS)
}

/** True when an edit says what the post says already, whatever the order of choices that have none. */
export function isUnchanged(stored: PostingInput, content: PostingContent): boolean {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
  const sorted = (ids: unknown) => (Array.isArray(ids) ? [...ids].sort() : ids)
  const sets = ['topicIds', 'availabilityIds', 'skillIds', 'domainIds', 'ndaIds', 'assetIds'] as const
  const values = [
    ...(['categoryIds', 'roleIds', 'countryId', 'durationMonths', 'startDateId', 'noOfDays', 'brief'] as const),
    'companyAskedToSignNda' as const,
  ]
  return (
    values.every((field) => same(stored[field], content[field])) &&
    sets.every((field) => same(sorted(stored[field]), sorted(content[field]))) &&
    same(cleanRichText(stored.briefRichText), content.briefRichText) &&
    same(stored.durationType, content.durationTypeId) &&
    same(stored.noOfDaysUnit, content.noOfDaysUnitId) &&
    same(toCents(Number(stored.minBudgetAmount)), content.minBudgetCents) &&
    same(toCents(Number(stored.maxBudgetAmount)), content.maxBudgetCents)
  )
}
