import type { Amount } from '../format/money.js'
import { APPLICATION_LIMITS, DOLLARS_TO_CENTS } from '../limits.js'
import { APPLICATION_MESSAGES as WORDS } from './application-messages.js'

const DECIMAL = /^-?\d+(\.\d+)?$/
const AT_MOST_CENTS = /^-?\d+(\.\d{1,2})?$/
const WHOLE = /^-?\d+$/

/** The amounts of one application. */
export interface ApplicationAmounts {
  /** What the expert is asking for. */
  offer: Amount | null
  counter: { status: string; amount: Amount } | null
  /** The amount agreed at hire. */
  hire: Amount | null
}

/** An amount with the label it has on the page. */
export interface NamedAmount {
  name: 'Agreed amount' | 'Counter offer' | 'Offer'
  amount: Amount | null
}

/**
 * The amount at stake in a step taken by one side, used by both the page and the server: the amount fixed by a
 * hire or an accepted counter offer; otherwise, for the expert, the pending counter offer; otherwise the expert's own
 * offer.
 */
export function amountAtStake(side: 'expert' | 'poster', amounts: ApplicationAmounts): NamedAmount {
  const { offer, counter, hire } = amounts
  if (hire !== null) return { name: 'Agreed amount', amount: hire }
  if (counter?.status === 'accepted') return { name: 'Agreed amount', amount: counter.amount }
  if (side === 'expert' && counter?.status === 'pending') return { name: 'Counter offer', amount: counter.amount }
  return { name: 'Offer', amount: offer }
}

/**
 * Parses cents from action input: an integer, or its digits as a string, which is how a bigint arrives. The engine
 * accepts any JSON for a bigint, so `true` must not become one cent, nor [650000] the amount inside it.
 * @returns NaN for anything else, which equals no amount
 */
export function readCents(value: unknown): number {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && WHOLE.test(value))
  const cents = isWritten ? Number(value) : Number.NaN
  return Number.isSafeInteger(cents) ? cents : Number.NaN
}

/**
 * Whether a dollar amount is a whole number of cents. Nobody should agree to a fraction that then gets rounded away.
 */
export function isWholeCents(dollars: number): boolean {
  return AT_MOST_CENTS.test(String(dollars))
}

type ReadCents = { cents: number; error?: undefined } | { cents?: undefined; error: string }

/** Validates an offer in dollars: its cents, or a single message, in the order the requirements list them (GO-35). */
export function readOffer(value: unknown): ReadCents {
  const text = textOf(value)
  if (text === null || text === '') return { error: WORDS.offerNull }
  if (!DECIMAL.test(text)) return { error: WORDS.offerNotNumber }
  const dollars = Number(text)
  if (dollars === 0) return { error: WORDS.offerZero }
  if (dollars < APPLICATION_LIMITS.offerMinDollars) return { error: WORDS.offerTooSmall }
  return isStorable(text, dollars) ? { cents: centsOf(dollars) } : { error: WORDS.offerNotNumber }
}

/**
 * Same for a counter offer: never filled, emptied, not a number, not positive, below 1 (OFFER-10 to OFFER-13, GO-44).
 */
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

/** Null means nothing was ever entered. Anything that is neither text nor a number is treated as text. */
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
