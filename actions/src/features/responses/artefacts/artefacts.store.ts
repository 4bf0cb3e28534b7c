import { MINUTE_MS } from '#platform/clock.js'
import type { Database, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'

/** Files that no response holds; no form needs more, and the pruning makes room again. */
const UNUSED_MAX = 20
const UPLOADS = { name: 'artefact:person', atOnce: 30, intervalMs: 5 * MINUTE_MS }

/** Prefix of all artefacts. Files below it without a row are pruned. */
export const ARTEFACTS_PREFIX = 'artefacts/'

export interface NewArtefact {
  /** Chosen by the browser. */
  id: string
  userId: string
  fileName: string
  storageKey: string
  size: number
}

/** @throws AppError TOO_MANY_ATTEMPTS with Retry-After for somebody over the rate of uploads, or with too many unused files */
export async function requireRoomForArtefact({ database, clock }: Services, userId: string): Promise<void> {
  const { isTaken, secondsToNext } = await takeSlot(database, clock, UPLOADS, userId)
  if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
  if ((await countUnused(database, userId)) >= UNUSED_MAX) throw new AppError('TOO_MANY_ATTEMPTS')
}

/**
 * Stores an artefact, once per id; uploads of one person wait for each other, since each would see room for one more.
 * @returns whether it was stored before, by an attempt whose answer was lost
 * @throws AppError NOT_ALLOWED if the id is somebody else's; TOO_MANY_ATTEMPTS
 */
export function insertArtefact(database: Database, artefact: NewArtefact): Promise<{ isRepeated: boolean }> {
  const { id, userId, fileName, storageKey, size } = artefact
  return database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
    const stored = await transaction
      .selectFrom('private.response_artefacts')
      .where('id', '=', id)
      .select('user_id')
      .executeTakeFirst()
    if (stored && stored.user_id !== userId) throw new AppError('NOT_ALLOWED')
    if (stored) return { isRepeated: true }
    if ((await countUnused(transaction, userId)) >= UNUSED_MAX) throw new AppError('TOO_MANY_ATTEMPTS')
    await transaction
      .insertInto('private.response_artefacts')
      .values({ id, user_id: userId, file_name: fileName, storage_key: storageKey, size_bytes: size })
      .execute()
    return { isRepeated: false }
  })
}

async function countUnused(queryable: Queryable, userId: string): Promise<number> {
  const { count } = await queryable
    .selectFrom('private.response_artefacts as artefact')
    .leftJoin('insights_responses as response', 'response.artefact_id', 'artefact.id')
    .where('artefact.user_id', '=', userId)
    .where('response.id', 'is', null)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
