import type { OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import { isSameMoment, readMoment } from '#domain/workflow/read-moment.js'
import { requireSeenVersion, seenVersion } from '#domain/workflow/seen-terms.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'

/** The post as staff read it: its content by version number, its state by the time of its last change. */
export interface ReadVersion {
  version: number
  updatedAt: string
}

/** For endpoint input; required for every staff decision. */
export const readVersionFields = () => ({ version: seenVersion, updatedAt: readMoment() })

/**
 * Staff decide on what they read; if content or state have changed since, they are told instead. The post is
 * already locked.
 * @throws AppError TERMS_CHANGED
 */
export async function requireReadVersion(
  transaction: DatabaseTransaction,
  facts: OpportunityFacts,
  read: ReadVersion,
): Promise<void> {
  await requireSeenVersion(transaction, facts, read.version)
  if (isSameMoment(read.updatedAt, facts.updatedAt)) return
  const changes = [{ name: 'Status', before: null, after: null }]
  throw new AppError('TERMS_CHANGED', {
    terms: { version: facts.versionNo, amountCents: null, amountUnit: null, amount: null, changes },
  })
}
