import { formatCount, formatDaysPerUnit } from '../../format/counts.js'
import { amountUnit, formatBudget } from '../../format/money.js'
import { fieldsOfType } from '../types.js'
import type { AmountField, ChoiceField, FlagField, NumberField, PostField, UnitField } from './post-fields.js'

/** A number from a stored post; a bigint may arrive as text. */
type StoredNumber = number | string | null

/** A stored post with ids resolved to names: choices joined into one text, units as codes, amounts in cents. */
export type PostInWords = Record<ChoiceField | UnitField, string | null> &
  Record<AmountField | NumberField, StoredNumber> &
  Record<FlagField, boolean>

interface Line {
  name: string
  say(post: PostInWords): string | null
}

const chosen = (name: string, field: ChoiceField): Line => ({ name, say: (post) => post[field] })
const numberOf = (stored: StoredNumber) => (stored === null ? null : Number(stored))

/**
 * Each field's line in the comparison of two versions, in page order. Null if another line covers it; the description
 * and files are compared as they are.
 */
const LINES: Readonly<Record<PostField, Line | null>> = {
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
  companyAskedToSignNda: {
    name: 'Signed NDA',
    say: ({ companyAskedToSignNda: isAsked }) => (isAsked ? 'Asked for' : 'Not asked for'),
  },
  brief: null,
  briefRichText: null,
  ndaIds: null,
  assetIds: null,
  posterAgreedTerms: null,
}

/** A post's content line by line, limited to the fields of its type. */
export function postLines(type: string, post: PostInWords): { name: string; value: string }[] {
  const fields = fieldsOfType(type)
  return Object.entries(LINES).flatMap(([field, line]) =>
    line && fields.includes(field as PostField) ? [{ name: line.name, value: line.say(post) ?? '' }] : [],
  )
}
