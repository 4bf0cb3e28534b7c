import { number } from 'yup'
import type { TermsChange } from '../../../contract/opportunities/current-terms.js'
import type { DatabaseTransaction } from '../../platform/database.js'
import { AppError } from '../../platform/errors.js'
import type { OpportunityFacts } from './opportunity-facts.store.js'
import { changesSinceVersion } from './terms-sheet.store.js'

/** The version that somebody read: without it nobody agrees to anything. For the input of doors. */
export const seenVersion = number().strict().integer().min(1).required()

/** The post as somebody saw it, and the post as it is, locked. */
type Post = Pick<OpportunityFacts, 'id' | 'versionNo'>

interface AmountInWords {
  /** What it is called on the page: "Offer", "Counter offer", "Agreed amount". */
  name: string
  seenCents: number | null
  cents: number | null
  inWords(cents: number): string
}

/**
 * Holds somebody to what they saw: the version of the post and, where the step is about one, the amount. The
 * opportunity is locked already, so that what is compared here is what is written after.
 * @throws AppError TERMS_CHANGED with what stands now
 */
export async function requireSeenTerms(
  transaction: DatabaseTransaction,
  post: Post,
  seen: { version: number; amount?: AmountInWords },
): Promise<void> {
  const { amount } = seen
  const isSameAmount = !amount || amount.seenCents === amount.cents
  if (seen.version === post.versionNo && isSameAmount) return
  const say = (cents: number | null) => (cents === null ? null : (amount?.inWords(cents) ?? null))
  const changes: TermsChange[] = await changesSinceVersion(transaction, post.id, seen.version)
  if (amount && !isSameAmount) {
    changes.unshift({ name: amount.name, before: say(amount.seenCents), after: say(amount.cents) })
  }
  const amountCents = amount?.cents ?? null
  throw new AppError('TERMS_CHANGED', {
    terms: { version: post.versionNo, amountCents, amount: say(amountCents), changes },
  })
}
