import type { Amount } from '../format/money.js'
import { APPLICATION_LIMITS, DOLLARS_TO_CENTS } from '../limits.js'
import { APPLICATION_MESSAGES as WORDS } from './application-messages.js'

const DECIMAL = /^-?\d+(\.\d+)?$/
const AT_MOST_CENTS = /^-?\d+(\.\d{1,2})?$/
const WHOLE = /^-?\d+$/

/** The amounts of one application. */
export interface ApplicationAmounts {
  /** What the expert asks. */
  offer: Amount | null
  counter: { status: string; amount: Amount } | null
  /** What a hire was made for. */
  hire: Amount | null
}

/** An amount under the name it has on the page. */
export interface NamedAmount {
  name: 'Agreed amount' | 'Counter offer' | 'Offer'
  amount: Amount | null
}

/**
 * The amount that a step of one side is about, which both the page and the door go by: what a hire or an accepted
 * counter offer has fixed, for the expert the counter offer that waits for them, else the expert's own offer.
 */
export function amountAtStake(side: 'expert' | 'poster', amounts: ApplicationAmounts): NamedAmount {
  const { offer, counter, hire } = amounts
  if (hire !== null) return { name: 'Agreed amount', amount: hire }
  if (counter?.status === 'accepted') return { name: 'Agreed amount', amount: counter.amount }
  if (side === 'expert' && counter?.status === 'pending') return { name: 'Counter offer', amount: counter.amount }
  return { name: 'Offer', amount: offer }
}

/**
 * What an action was sent as cents: a whole number, or its digits as text, as a bigint arrives. The engine lets anything
 * through that stands where a bigint does, and `true` is not one cent, nor [650000] the amount in it.
 * @returns NaN for anything else, which no amount equals
 */
export function readCents(value: unknown): number {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && WHOLE.test(value))
  const cents = isWritten ? Number(value) : Number.NaN
  return Number.isSafeInteger(cents) ? cents : Number.NaN
}

/** Whether an amount in dollars is one of whole cents: nobody agrees to a fraction that is rounded away. */
export function isWholeCents(dollars: number): boolean {
  return AT_MOST_CENTS.test(String(dollars))
}

type ReadCents = { cents: number; error?: undefined } | { cents?: undefined; error: string }

/** What is wrong with an offer in dollars, or its cents; one message at a time, in the texts' order (GO-35). */
export function readOffer(value: unknown): ReadCents {
  const text = textOf(value)
  if (text === null || text === '') return { error: WORDS.offerNull }
  if (!DECIMAL.test(text)) return { error: WORDS.offerNotNumber }
  const dollars = Number(text)
  if (dollars === 0) return { error: WORDS.offerZero }
  if (dollars < APPLICATION_LIMITS.offerMinDollars) return { error: WORDS.offerTooSmall }
  return isStorable(text, dollars) ? { cents: centsOf(dollars) } : { error: WORDS.offerNotNumber }
}

/** The same of a counter offer: never filled, emptied, no number, not positive, below 1 (OFFER-10 to OFFER-13, GO-44). */
export function readCounterAmount(value: unknown): ReadCents {
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
