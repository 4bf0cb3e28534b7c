import { type Amount, type AmountUnit, amountText } from '#contract/format/money.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'

/**
 * An amount as it is typed, for each unit by itself: what was typed for a month is not offered for a day when the role
 * changes its unit meanwhile. Null is an amount that nobody has touched yet.
 */
export type TypedAmounts = Record<AmountUnit, string | null>

/** What a form begins with: the amount that was sent, under its unit. */
export function typedAmounts(sent: Amount | null): TypedAmounts {
  const none = { day: null, week: null, month: null, total: null }
  return sent ? { ...none, [sent.unit]: String(sent.cents / DOLLARS_TO_CENTS) } : none
}

/** The same in words, with its unit; empty where there is none. */
export function typedAmountText(typed: string | null, unit: AmountUnit): string {
  return typed ? amountText({ cents: Math.round(Number(typed) * DOLLARS_TO_CENTS), unit }) : ''
}
