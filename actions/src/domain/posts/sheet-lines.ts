import { formatCount, formatDaysPerUnit } from '#contract/format/counts.js'
import { amountUnit, formatBudget } from '#contract/format/money.js'
import {
  ALL_FIELDS,
  type ChoiceField,
  type PostField,
  type UnitField,
} from '#contract/opportunities/types/post-fields.js'
import { postForm } from '#contract/opportunities/types.js'
import type { ColumnField } from './post-storage.js'

/** A stored post with names in place of ids: of several choices in one text, of units their codes. */
export type PostInWords = Record<ChoiceField | UnitField, string | null> &
  Record<Exclude<ColumnField, ChoiceField | UnitField | 'brief' | 'briefRichText'>, unknown>

interface Line {
  name: string
  say(post: PostInWords): string | null
}

const chosen = (name: string, field: ChoiceField): Line => ({ name, say: (post) => post[field] })
const numberOf = (stored: unknown) => (stored === null ? null : Number(stored))

/**
 * The line that each field has in the comparison of two versions, in the order of the page. None where another line says
 * it; the description and the files are compared as they are.
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

/** The lines of a post: those of its type's fields, or all where nobody can post the type any more. */
export function sheetLines(type: string, title: string, post: PostInWords): { name: string; value: string }[] {
  const fields: readonly PostField[] = postForm(type)?.fields ?? ALL_FIELDS
  const lines = Object.entries(LINES).flatMap(([field, line]) =>
    line && fields.includes(field as PostField) ? [{ name: line.name, value: line.say(post) ?? '' }] : [],
  )
  return [{ name: 'Title', value: title }, ...lines]
}
