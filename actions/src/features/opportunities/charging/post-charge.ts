import { type CreditBalance, readCreditBalance } from '#domain/ledger/credits.js'
import { chargeFor, returnCharge } from '#domain/prices/charge-for.js'
import { readPrice } from '#domain/prices/credit-prices.store.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'

const POSTING = { action: 'post_opportunity', context: 'plan' } as const

interface ChargedPost {
  id: string
  title: string
}

const keyOf = ({ id }: ChargedPost) => `post:${id}`
const subjectOf = ({ id }: ChargedPost) => ({ type: 'opportunity', id })

/**
 * Charges a new post to its author, once: whatever is sent again, edited or asked of them later costs nothing (decision 17).
 * @param seenCredits the price on the author's screen; null if their client shows none
 * @throws AppError PRICE_CHANGED if it isn't the price any more, INSUFFICIENT_CREDITS, CREDITS_OWED
 */
export async function chargeForPost(
  transaction: DatabaseTransaction,
  post: ChargedPost,
  { caller, now, seenCredits }: { caller: Caller; now: Date; seenCredits: number | null },
): Promise<void> {
  const heading = { key: keyOf(post), reason: `Posting “${post.title}”`, subject: subjectOf(post) }
  await chargeFor(transaction, POSTING, { ...heading, payer: caller, now, seenCredits })
}

/** Returns the price of a post that ends before it was ever published (decision 17). */
export async function returnPostCharge(
  transaction: DatabaseTransaction,
  post: ChargedPost,
  by: 'poster' | 'staff',
  actorId: string,
): Promise<void> {
  const why = by === 'poster' ? 'you withdrew it before it was published' : 'staff did not publish it'
  const reason = `Returned for “${post.title}”: ${why}`
  await returnCharge(transaction, { key: keyOf(post), reason, subject: subjectOf(post), actorId })
}

export interface PostingPrice {
  /** What posting costs now. */
  credits: number
  /** What the author can spend. */
  balance: number
  /** Why that doesn't suffice; null if it does. */
  shortfall: 'INSUFFICIENT_CREDITS' | 'CREDITS_OWED' | null
}

/** The price of a new post for this author, and whether they can pay it. */
export async function readPostingPrice(queryable: Queryable, caller: Caller, now: Date): Promise<PostingPrice> {
  const credits = await readPrice(queryable, POSTING, caller, now)
  const balance = await readCreditBalance(queryable, caller.userId, now)
  return { credits, balance: balance.available, shortfall: shortfallOf(credits, balance) }
}

function shortfallOf(credits: number, { available, owed }: CreditBalance): PostingPrice['shortfall'] {
  if (credits === 0) return null
  if (owed > 0) return 'CREDITS_OWED'
  return available < credits ? 'INSUFFICIENT_CREDITS' : null
}
