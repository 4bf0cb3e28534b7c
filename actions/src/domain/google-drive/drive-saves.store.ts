import { randomUUID } from 'node:crypto'
import { fromNow, SECOND_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'

/** Longer than saving may take, so that nobody begins beside somebody who hasn't given up. */
const SPARE_SECONDS = 15

export interface Click {
  clickId: string
  userId: string
  itemId: string
}

export interface DriveSave {
  id: string
  documentId: string | null
  isSaved: boolean
  /** Somebody tried before, and may have got further than they heard. */
  isAgain: boolean
}

/**
 * Takes on what a press of the button asks for: what this press began before, or what an earlier one for the same thing left
 * unfinished, or something new. Whoever takes it on has it for themselves until they release it, or have run out of time.
 * @throws AppError DRIVE_SAVE_UNDER_WAY, IDEMPOTENCY_KEY_REUSED
 */
export function takeSave(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  click: Click,
): Promise<DriveSave> {
  const leasedUntil = fromNow(clock, (config.GOOGLE_SECONDS + SPARE_SECONDS) * SECOND_MS)
  return database.transaction().execute(async (transaction) => {
    const earlier = await lockEarlier(transaction, click)
    if (!earlier) return insertSave(transaction, click, { leasedUntil, now: clock.now() })
    const { id, document_id: documentId, saved_at: savedAt } = earlier
    if (earlier.user_id !== click.userId || earlier.item_id !== click.itemId)
      throw new AppError('IDEMPOTENCY_KEY_REUSED')
    if (savedAt) return { id, documentId, isSaved: true, isAgain: true }
    if (earlier.leased_until && earlier.leased_until > clock.now()) throw new AppError('DRIVE_SAVE_UNDER_WAY')
    await transaction
      .updateTable('private.drive_saves')
      .set({ click_id: click.clickId, leased_until: leasedUntil })
      .where('id', '=', id)
      .execute()
    return { id, documentId, isSaved: false, isAgain: true }
  })
}

async function lockEarlier(transaction: DatabaseTransaction, { clickId, userId, itemId }: Click) {
  const rows = await transaction
    .selectFrom('private.drive_saves')
    .where((of) =>
      of.or([
        of('click_id', '=', clickId),
        of.and([of('user_id', '=', userId), of('item_id', '=', itemId), of('saved_at', 'is', null)]),
      ]),
    )
    .select(['id', 'click_id', 'user_id', 'item_id', 'document_id', 'leased_until', 'saved_at'])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.find(({ click_id }) => click_id === clickId) ?? rows[0]
}

async function insertSave(
  transaction: DatabaseTransaction,
  { clickId, userId, itemId }: Click,
  { leasedUntil, now }: { leasedUntil: Date; now: Date },
): Promise<DriveSave> {
  const row = await transaction
    .insertInto('private.drive_saves')
    .values({
      ...{ id: randomUUID(), click_id: clickId, user_id: userId, item_id: itemId },
      ...{ leased_until: leasedUntil, created_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // somebody was faster by a moment
  if (!row) throw new AppError('DRIVE_SAVE_UNDER_WAY')
  return { id: row.id, documentId: null, isSaved: false, isAgain: false }
}

type Database = Pick<Services, 'database'>

/** Remembers which document it is, before anything else can go wrong. */
export async function noteDocument({ database }: Database, id: string, documentId: string | null): Promise<void> {
  await database.updateTable('private.drive_saves').set({ document_id: documentId }).where('id', '=', id).execute()
}

export async function finishSave({ database, clock }: Pick<Services, 'database' | 'clock'>, id: string): Promise<void> {
  await database
    .updateTable('private.drive_saves')
    .set({ saved_at: clock.now(), leased_until: null })
    .where('id', '=', id)
    .execute()
}

/** Lets the next attempt begin at once. */
export async function releaseSave({ database }: Database, id: string): Promise<void> {
  await database.updateTable('private.drive_saves').set({ leased_until: null }).where('id', '=', id).execute()
}
