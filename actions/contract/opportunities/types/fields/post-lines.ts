import { formatCount, formatDaysPerUnit } from '#contract/format/counts.js'
import { amountUnit, formatAmount, formatBudget } from '#contract/format/money.js'
import { fieldsOfType } from '../../types.js'
import type { FieldKind } from './field-description.js'
import {
  type AmountField,
  type ChoiceField,
  type EntriesField,
  type Entry,
  type FlagField,
  fieldsOfKind,
  type NumberField,
  type Payment,
  POST_FIELDS,
  type PostField,
  type TextField,
  type UnitField,
} from './post-fields.js'

/** A number from a stored post; a bigint may arrive as text. */
type StoredNumber = number | string | null

/** Shown as they are: the title above the lines, the brief below. */
type ShownApart = 'title' | 'brief'

/** Fields that are shown as a line; title, brief and files are shown as they are. */
export type FieldInWords = Exclude<
  ChoiceField | UnitField | AmountField | NumberField | TextField | EntriesField | FlagField,
  ShownApart
>

export const FIELDS_IN_WORDS = fieldsOfKind(
  'choices',
  'choice',
  'unit',
  'dollars',
  'number',
  'text',
  'entries',
  'flag',
).filter((field): field is FieldInWords => field !== 'title' && field !== 'brief')

/** A stored post with ids resolved to names: choices joined into one text, units as codes, amounts in cents. */
export type PostInWords = Record<Extract<FieldInWords, ChoiceField | UnitField | TextField>, string | null> &
  Record<AmountField | NumberField, StoredNumber> &
  /** null in versions older than the field */
  Record<EntriesField, readonly Entry[] | null> &
  Record<FlagField, boolean>

interface Line {
  name: string
  say(post: PostInWords): string | null
}

const chosen = (name: string, field: ChoiceField): Line => ({ name, say: (post) => post[field] })
/** On the page these have a part of their own. */
const listed = (field: EntriesField): Line => ({
  name: POST_FIELDS[field].label,
  say: (post) => (post[field] ?? []).map(entryInWords).join('; '),
})
const numberOf = (stored: StoredNumber) => (stored === null ? null : Number(stored))

/**
 * Lines that differ from their field's default, in page order. Null if another line covers it; the description and
 * files are compared as they are.
 */
const LINES: Readonly<Partial<Record<PostField, Line | null>>> = {
  title: null,
  categoryIds: chosen('Category', 'categoryIds'),
  roleIds: chosen('Role level', 'roleIds'),
  topicIds: chosen('Topics', 'topicIds'),
  skillIds: chosen('Skills', 'skillIds'),
  domainIds: chosen('Domain', 'domainIds'),
  availabilityIds: chosen('Availability', 'availabilityIds'),
  countryId: chosen('Country', 'countryId'),
  startDateId: chosen('Start', 'startDateId'),
  durationMonths: {
    name: 'Duration',
    say: ({ durationMonths: months }) => (months === null ? null : formatCount(Number(months), 'month')),
  },
  noOfDays: {
    name: 'Days',
    say: ({ noOfDays, noOfDaysUnit }) => formatDaysPerUnit(numberOf(noOfDays), noOfDaysUnit),
  },
  noOfDaysUnit: null,
  minBudgetAmount: {
    name: 'Budget',
    say: ({ minBudgetAmount, maxBudgetAmount, durationType }) =>
      formatBudget({
        minCents: numberOf(minBudgetAmount),
        maxCents: numberOf(maxBudgetAmount),
        unit: amountUnit(durationType),
      }),
  },
  maxBudgetAmount: null,
  durationType: null,
  deliverables: listed('deliverables'),
  impactOnBusiness: listed('impactOnBusiness'),
  achieveFromProgram: listed('achieveFromProgram'),
  chatOnly: {
    name: 'Chat',
    say: ({ chatOnly }) => (chatOnly ? 'Open to every expert who fits' : 'Open after interest'),
  },
  companyAskedToSignNda: {
    name: 'Signed NDA',
    say: ({ companyAskedToSignNda: isAsked }) => (isAsked ? 'Required' : 'Not required'),
  },
  brief: null,
  briefRichText: null,
  // not everybody who reads the lines may see it
  paymentSchedules: null,
  ndaIds: null,
  assetIds: null,
  posterAgreedTerms: null,
}

/** Fields not listed above are shown as their label and stored value. */
const PLAIN_FIELDS = FIELDS_IN_WORDS.filter((field) => !(field in LINES))

/** A post's content line by line, limited to the fields of its type. */
export function postLines(type: string, post: PostInWords): { name: string; value: string }[] {
  const fields = fieldsOfType(type)
  const own = Object.entries(LINES).flatMap(([field, line]) =>
    line && fields.includes(field as PostField) ? [{ name: line.name, value: line.say(post) ?? '' }] : [],
  )
  return [...own, ...plainLines(type, post)]
}

/** The lines of fields without a dedicated place on the page. */
export function plainLines(type: string, post: PostInWords): { name: string; value: string }[] {
  const fields = fieldsOfType(type)
  return PLAIN_FIELDS.filter((field) => fields.includes(field)).map((field) => ({
    name: POST_FIELDS[field].label,
    value: plainWords(POST_FIELDS[field].kind, post[field]),
  }))
}

/** @param value as stored in {@link PostInWords} */
export function plainWords(kind: FieldKind, value: StoredNumber | boolean | readonly Entry[]): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(entryInWords).join('; ')
  if (kind === 'dollars') return formatAmount(Number(value), 'total')
  if (kind === 'flag') return value ? 'Yes' : 'No'
  return String(value)
}

/** "Launch plan: channels, budget and dates" */
export function entryInWords(entry: Entry): string {
  return Object.values(entry).filter(Boolean).join(': ')
}

/** "40% Kick-off; 60% Final report" */
export function paymentsInWords(payments: readonly Payment[]): string {
  return payments.map(paymentInWords).join('; ')
}

/** "40% Kick-off" */
export function paymentInWords({ details, percentage }: Payment): string {
  return `${percentage}% ${details}`
}
