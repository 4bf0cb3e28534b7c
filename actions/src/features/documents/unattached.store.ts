import { MINUTE_MS } from '#platform/clock.js'
import type { Database, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { findStored, insertDocument, type NewDocument, type StoredDocument } from './documents.store.js'

/** Limit on files that aren't attached to anything; no form needs more. */
const UNATTACHED_MAX = 40
/**
 * Files of deleted posts are kept, so posting, attaching and deleting over and over could fill the disk. This rate
 * allows less than 2 GB a day.
 */
const UPLOADS = { name: 'upload:person', atOnce: 100, intervalMs: 5 * MINUTE_MS }

/**
 * Stores a file that isn't attached to a post yet. Serialises uploads per person, because concurrent ones would each
 * see room for one more.
 * @throws AppError TOO_MANY_ATTEMPTS, NOT_ALLOWED
 */
export function insertUnattached(database: Database, document: NewDocument): Promise<StoredDocument> {
  return database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').where('id', '=', document.uploadedBy).select('id').forNoKeyUpdate().execute()
    const stored = await findStored(transaction, document)
    if (stored) return stored
    await requireRoom(transaction, document.uploadedBy)
    return insertDocument(transaction, document)
  })
}

/** @throws AppError TOO_MANY_ATTEMPTS with Retry-After for someone over the upload rate */
export async function takeUpload(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userId: string,
): Promise<void> {
  const { isTaken, secondsToNext } = await takeSlot(database, clock, UPLOADS, userId)
  if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
}

/** @throws AppError TOO_MANY_ATTEMPTS if someone has more unattached uploads than any form needs */
export async function requireRoom(queryable: Queryable, userId: string): Promise<void> {
  const { count } = await queryable
    .selectFrom('opportunity_documents')
    .where('uploaded_by', '=', userId)
    .where('opportunity_id', 'is', null)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= UNATTACHED_MAX) throw new AppError('TOO_MANY_ATTEMPTS')
}
