import { APPLICATION_LIMITS, DOLLARS_TO_CENTS } from '../limits.js'
import { APPLICATION_MESSAGES as WORDS } from './application-messages.js'

const DECIMAL = /^-?\d+(\.\d+)?$/
const AT_MOST_CENTS = /^-?\d+(\.\d{1,2})?$/

/**
 * Whether somebody agrees to an amount that is another by now: who says which one they saw is not bound to one they
 * did not. Cents come as text or number; without any nothing is compared.
 */
export function isOutdatedAmount(seenCents: number | string | null | undefined, cents: number | null): boolean {
  return seenCents !== null && seenCents !== undefined && Number(seenCents) !== cents
}

type Amount = { cents: number; error?: undefined } | { cents?: undefined; error: string }

/** What is wrong with an offer in dollars, or its cents; one message at a time, in the texts' order (GO-35). */
export function readOffer(value: unknown): Amount {
  const text = textOf(value)
  if (text === null || text === '') return { error: WORDS.offerNull }
  if (!DECIMAL.test(text)) return { error: WORDS.offerNotNumber }
  const dollars = Number(text)
  if (dollars === 0) return { error: WORDS.offerZero }
  if (dollars < APPLICATION_LIMITS.offerMinDollars) return { error: WORDS.offerTooSmall }
  return isStorable(text, dollars) ? { cents: centsOf(dollars) } : { error: WORDS.offerNotNumber }
}

/** The same of a counter offer: never filled, emptied, no number, not positive, below 1 (OFFER-10 to OFFER-13, GO-44). */
export function readCounterAmount(value: unknown): Amount {
  const text = textOf(value)
  if (text === null) return { error: WORDS.counterUntouched }
  if (text === '') return { error: WORDS.counterEmpty }
  if (!DECIMAL.test(text)) return { error: WORDS.counterNotNumber }
  const dollars = Number(text)
  if (dollars <= 0) return { error: WORDS.counterNotPositive }
  if (dollars < APPLICATION_LIMITS.offerMinDollars) return { error: WORDS.counterTooSmall }
  return isStorable(text, dollars) ? { cents: centsOf(dollars) } : { error: WORDS.counterNotNumber }
}

/** Null: nothing was ever entered. What is neither text nor a number reads as words. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : 'no amount'
}

function isStorable(text: string, dollars: number): boolean {
  return AT_MOST_CENTS.test(text) && dollars <= APPLICATION_LIMITS.offerMaxDollars
}

function centsOf(dollars: number): number {
  return Math.round(dollars * DOLLARS_TO_CENTS)
}
