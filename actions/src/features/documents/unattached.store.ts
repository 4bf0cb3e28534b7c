import { MINUTE_MS } from '#platform/clock.js'
import type { Database, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { findStored, insertDocument, type NewDocument, type StoredDocument } from './documents.store.js'

/** Files that hang on nothing; more of them serve no form. */
const UNATTACHED_MAX = 40
/**
 * Files of posts that were deleted stay with them: whoever went on posting, filling and deleting would fill the disk.
 * At this pace that is less than 2 GB a day.
 */
const UPLOADS = { name: 'upload:person', atOnce: 100, intervalMs: 5 * MINUTE_MS }

/**
 * Stores a file that hangs on no post yet. Uploads of one person wait for one another here, or many at once would each
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

/** @throws AppError TOO_MANY_ATTEMPTS with Retry-After for somebody who uploads without end */
export async function takeUpload(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userId: string,
): Promise<void> {
  const { isTaken, secondsToNext } = await takeSlot(database, clock, UPLOADS, userId)
  if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
}

/** @throws AppError TOO_MANY_ATTEMPTS when somebody has uploaded more than any form takes */
export async function requireRoom(queryable: Queryable, userId: string): Promise<void> {
  const { count } = await queryable
    .selectFrom('opportunity_documents')
    .where('uploaded_by', '=', userId)
    .where('opportunity_id', 'is', null)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= UNATTACHED_MAX) throw new AppError('TOO_MANY_ATTEMPTS')
}
