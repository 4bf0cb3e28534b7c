import type { Selectable } from 'kysely'
import { formatCents } from '#contract/format/money.js'
import type { StaffAct } from '#contract/staff/staff-acts.js'
import type { Payout } from '#domain/payouts/lock-payout.js'
import { enqueuePayout } from '#domain/payouts/send-payout.job.js'
import { settlePayout } from '#domain/payouts/settle-payout.js'
import { type Caller, requireStaff } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { DB } from '#platform/database-types.generated.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { auditIncome } from '../income-audit.js'

type Batch = Selectable<DB['payout_batches']>

interface Result {
  id: string
}

/**
 * Puts requested payouts into a batch. Above $500, together with what the caller sent alone within a day, somebody else
 * has to confirm it before it is paid.
 * @throws AppError STAFF_ONLY, PAYOUT_NOT_FOUND, ALREADY_DONE if one was returned or is in another batch,
 *   NOT_ALLOWED if one is the caller's own
 */
export function proposeBatch(payoutIds: readonly string[], caller: Caller, services: Services): Promise<Result> {
  requireStaff(caller)
  return services.database.transaction().execute(async (transaction) => {
    const ids = [...new Set(payoutIds)].sort()
    const payouts = await transaction
      .selectFrom('payouts')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (payouts.length < ids.length) throw new AppError('PAYOUT_NOT_FOUND')
    refuseOwn(payouts, caller)
    if (payouts.some(({ status, batch_id }) => status !== 'requested' || batch_id)) throw new AppError('ALREADY_DONE')
    const { id } = await transaction
      .insertInto('payout_batches')
      .values({ proposed_by: caller.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction.updateTable('payouts').set({ batch_id: id }).where('id', 'in', ids).execute()
    await judgeBatch(transaction, id)
    await auditBatch(transaction, caller, 'propose_payout_batch', id, payouts)
    return { id }
  })
}

/** A batch as the caller saw it. It only ever loses payouts, so its sum says which are left. */
export interface SeenBatch {
  id: string
  seenCents: number
}

/**
 * A second member of staff agrees to a batch.
 * @throws AppError STAFF_ONLY, PAYOUT_BATCH_NOT_FOUND, ALREADY_DONE, NOT_ALLOWED for whoever proposed it or is paid by it,
 *   TERMS_CHANGED if it no longer holds what the caller saw
 */
export function confirmBatch({ id, seenCents }: SeenBatch, caller: Caller, services: Services): Promise<Result> {
  requireStaff(caller)
  return services.database.transaction().execute(async (transaction) => {
    const { batch, payouts } = await lockBatch(transaction, id)
    requireOpen(batch)
    if (batch.confirmed_at) throw new AppError('ALREADY_DONE')
    if (batch.proposed_by === caller.userId)
      throw new AppError('NOT_ALLOWED', { message: 'You put this batch together, so somebody else has to confirm it.' })
    refuseOwn(payouts, caller)
    requireSeen(payouts, seenCents)
    await transaction
      .updateTable('payout_batches')
      .set({ confirmed_by: caller.userId, confirmed_at: services.clock.now() })
      .where('id', '=', id)
      .execute()
    await auditBatch(transaction, caller, 'confirm_payout_batch', id, payouts)
    return { id }
  })
}

/**
 * Records that a batch was paid: the money leaves the ledger, and every expert gets a numbered receipt. What goes by
 * Stripe is sent now, and counts as paid once Stripe says so.
 * @throws AppError STAFF_ONLY, PAYOUT_BATCH_NOT_FOUND, ALREADY_DONE, BATCH_UNCONFIRMED, NOT_ALLOWED if one of the
 *   payouts is the caller's own, TERMS_CHANGED if it no longer holds what the caller saw and may have sent
 */
export function payBatch(
  { id, seenCents, reference }: SeenBatch & { reference: string },
  caller: Caller,
  services: Services,
): Promise<Result> {
  requireStaff(caller)
  return services.database.transaction().execute(async (transaction) => {
    const { batch, payouts } = await lockBatch(transaction, id)
    requireOpen(batch)
    if (payouts.length === 0) throw new AppError('ALREADY_DONE')
    requireConfirmed(await judgeBatch(transaction, id))
    refuseOwn(payouts, caller)
    requireSeen(payouts, seenCents)
    await transaction
      .updateTable('payout_batches')
      .set({ paid_by: caller.userId, paid_at: services.clock.now(), reference })
      .where('id', '=', id)
      .execute()
    for (const payout of payouts)
      if (payout.method === 'stripe') await enqueuePayout(transaction, payout.id)
      else await settlePayout(transaction, services, { payout, reference, actorId: caller.userId })
    await auditBatch(transaction, caller, 'pay_payout_batch', id, payouts, { reference })
    return { id }
  })
}

/**
 * Dissolves a batch that hasn't been paid: its payouts wait to be sent again. The experts notice nothing of it.
 * @throws AppError STAFF_ONLY, PAYOUT_BATCH_NOT_FOUND, ALREADY_DONE
 */
export function dissolveBatch(id: string, reason: string, caller: Caller, services: Services): Promise<Result> {
  requireStaff(caller)
  return services.database.transaction().execute(async (transaction) => {
    const { batch, payouts } = await lockBatch(transaction, id)
    requireOpen(batch)
    // the database releases the payouts
    await transaction
      .updateTable('payout_batches')
      .set({ dissolved_by: caller.userId, dissolved_at: services.clock.now(), dissolve_reason: reason })
      .where('id', '=', id)
      .execute()
    await auditBatch(transaction, caller, 'dissolve_payout_batch', id, payouts, { reason })
    return { id }
  })
}

/** Has the guard work out whether a batch needs a second person, from its payouts and its author's other batches. */
export function judgeBatch(transaction: DatabaseTransaction, id: string): Promise<Batch> {
  return transaction
    .updateTable('payout_batches')
    .set({ needs_second_person: true })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @throws AppError BATCH_UNCONFIRMED */
export function requireConfirmed({ needs_second_person, confirmed_at }: Batch): void {
  if (needs_second_person && !confirmed_at) throw new AppError('BATCH_UNCONFIRMED')
}

/** @throws AppError ALREADY_DONE for a batch that was paid or dissolved */
function requireOpen(batch: Batch): void {
  requireWhole(batch)
  if (batch.paid_at) throw new AppError('ALREADY_DONE')
}

/** @throws AppError ALREADY_DONE for a batch that was dissolved */
export function requireWhole({ batch_no, dissolved_at }: Batch): void {
  if (dissolved_at)
    throw new AppError('ALREADY_DONE', {
      message: `Batch ${batch_no} was dissolved, and its payouts are waiting to be sent again. Don’t pay it.`,
    })
}

/** The batch, and what is still to be paid in it, both locked. */
async function lockBatch(transaction: DatabaseTransaction, id: string): Promise<{ batch: Batch; payouts: Payout[] }> {
  const batch = await transaction
    .selectFrom('payout_batches')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!batch) throw new AppError('PAYOUT_BATCH_NOT_FOUND')
  const payouts = await transaction
    .selectFrom('payouts')
    .selectAll()
    .where('batch_id', '=', id)
    .where('status', '=', 'requested')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  return { batch, payouts }
}

/** @throws AppError TERMS_CHANGED if a payout was returned since the caller saw the batch */
function requireSeen(payouts: readonly Payout[], seenCents: number): void {
  const cents = sumOf(payouts)
  if (cents === seenCents) return
  throw new AppError('TERMS_CHANGED', {
    message: `Part of this batch was returned since you opened it: ${formatCents(cents)} is left of ${formatCents(seenCents)}. Read it again before you go on.`,
  })
}

const sumOf = (payouts: readonly Payout[]) => payouts.reduce((sum, { cents }) => sum + Number(cents), 0)

function refuseOwn(payouts: readonly Payout[], { userId }: Caller): void {
  if (payouts.some((payout) => payout.user_id === userId))
    throw new AppError('NOT_ALLOWED', { message: 'Your own payout is among these. Somebody else has to pay it.' })
}

function auditBatch(
  transaction: DatabaseTransaction,
  caller: Caller,
  action: StaffAct,
  id: string,
  payouts: readonly Payout[],
  { reference, reason }: { reference?: string; reason?: string } = {},
): Promise<void> {
  return auditIncome(transaction, caller, {
    ...{ action, subject: { type: 'payout_batch', id }, reason: reason ?? null },
    details: { cents: sumOf(payouts), payouts: payouts.length, ...(reference ? { reference } : {}) },
  })
}
