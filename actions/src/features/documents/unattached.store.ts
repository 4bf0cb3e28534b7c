import type { Database, Queryable } from '../../platform/database.js'
import { AppError } from '../../platform/errors.js'
import { findStored, insertDocument, type NewDocument, type StoredDocument } from './documents.store.js'

/** Files that hang on nothing; more of them serve no form. */
const UNATTACHED_MAX = 40

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
