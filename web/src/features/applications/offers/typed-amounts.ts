import { type Amount, type AmountUnit, amountText } from '#contract/format/money.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'

/**
 * A typed amount per unit: what was typed per month must not be offered per day when the role changes its unit.
 * Null hasn't been touched yet.
 */
export type TypedAmounts = Record<AmountUnit, string | null>

/** Initial form values: the amount already sent, under its unit. */
export function typedAmounts(sent: Amount | null): TypedAmounts {
  const none = { day: null, week: null, month: null, total: null }
  return sent ? { ...none, [sent.unit]: String(sent.cents / DOLLARS_TO_CENTS) } : none
}

/** The amount in words, with its unit; empty if there is none. */
export function typedAmountText(typed: string | null, unit: AmountUnit): string {
  return typed ? amountText({ cents: Math.round(Number(typed) * DOLLARS_TO_CENTS), unit }) : ''
}
