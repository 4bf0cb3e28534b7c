import { stringify } from 'csv-stringify/sync'
import type { DatabaseTransaction } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { auditIncome } from '../income-audit.js'
import { judgeBatch, requireConfirmed, requireWhole } from './batches.js'
import { readDestinations } from './destinations.store.js'

const CENTS = 100
const HEAD = ['Batch', 'Payout', 'Name', 'Email', 'Amount', 'Currency', 'Details', 'Status']

/** Experts type their details, which a spreadsheet must not take for a formula. */
const csvOf = (rows: string[][]) =>
  stringify(rows, { quoted: true, escape_formulas: true, record_delimiter: 'windows' })

/**
 * What staff type into the bank: a batch's bank transfers with where they go, as CSV. Reading the details is in the audit log.
 * Staff only; above $500 only once a second person has confirmed, and never once the batch is dissolved.
 */
export const payoutBatchCsv = defineRoute({
  method: 'get',
  path: '/api/admin/payouts/batches/:id/csv',
  auth: 'staff',
  async handle({ caller, params, response }, services) {
    const { id } = params
    if (!isUuid(id)) throw new AppError('PAYOUT_BATCH_NOT_FOUND')
    const { batchNo, rows } = await services.database.transaction().execute(async (transaction) => {
      const batch = await markExported(transaction, id, services.clock.now())
      const payouts = await transaction
        .selectFrom('payouts')
        .innerJoin('users', 'users.id', 'payouts.user_id')
        .innerJoin('user_accounts', 'user_accounts.user_id', 'users.id')
        .select(['payouts.id', 'payouts.cents', 'payouts.status', 'users.first_name', 'users.last_name'])
        .select('user_accounts.email')
        .where('batch_id', '=', id)
        .where('status', '<>', 'returned')
        .where('method', '=', 'bank')
        .orderBy('payouts.created_at')
        .orderBy('payouts.id')
        .execute()
      const destinations = await readDestinations(
        transaction,
        services,
        payouts.map(({ id: payoutId }) => payoutId),
      )
      await auditIncome(transaction, caller, {
        ...{ action: 'export_payout_batch', subject: { type: 'payout_batch', id } },
        details: { payouts: payouts.length },
      })
      const lines = payouts.map((payout) => [
        ...[String(batch.batch_no), payout.id, `${payout.first_name} ${payout.last_name}`, payout.email],
        ...[(Number(payout.cents) / CENTS).toFixed(2), 'USD', destinations.get(payout.id) ?? '', payout.status],
      ])
      return { batchNo: batch.batch_no, rows: lines }
    })
    response
      .set({ 'Cache-Control': 'no-store', 'Content-Disposition': `attachment; filename="payout-batch-${batchNo}.csv"` })
      .type('text/csv')
      .send(csvOf([HEAD, ...rows]))
    return undefined
  },
})

/**
 * Remembers that the file of a batch is out; a paid one stays as it is.
 * @throws AppError PAYOUT_BATCH_NOT_FOUND, ALREADY_DONE if it was dissolved, BATCH_UNCONFIRMED
 */
async function markExported(transaction: DatabaseTransaction, id: string, now: Date) {
  const batches = transaction.selectFrom('payout_batches').selectAll().where('id', '=', id)
  const batch = await batches.forUpdate().executeTakeFirst()
  if (!batch) throw new AppError('PAYOUT_BATCH_NOT_FOUND')
  requireWhole(batch)
  if (batch.paid_at) return batch
  requireConfirmed(await judgeBatch(transaction, id))
  await transaction.updateTable('payout_batches').set({ exported_at: now }).where('id', '=', id).execute()
  return batch
}
