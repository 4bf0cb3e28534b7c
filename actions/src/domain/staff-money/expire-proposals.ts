import { formatCents } from '#contract/format/money.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { settleForStaff } from '#domain/notices/settle-for-staff.js'
import type { Database, DatabaseTransaction } from '#platform/database.js'

const BATCH = 100

/** What ended, whose it was, and what they read about it. */
interface Expired {
  id: string
  proposedBy: string | null
  what: string
  link: string
}

/**
 * Ends a batch of proposals that no second person confirmed in time, and tells whoever made them. Several instances can
 * run this at once.
 * @returns whether nothing is left
 */
export async function expireProposals(database: Database, now: Date): Promise<{ isDone: boolean }> {
  return database.transaction().execute(async (transaction) => {
    const refunds = await expireRefunds(transaction, now)
    const changes = await expireChanges(transaction, now)
    await settleForStaff(
      transaction,
      ...refunds.map(({ id }) => `refund:${id}`),
      ...changes.map(({ id }) => `proposal:${id}`),
    )
    for (const { id, proposedBy, what, link } of [...refunds, ...changes]) {
      const words = NOTICES.proposalExpired.write({ what, link })
      if (proposedBy)
        await insertNotices(transaction, { userIds: [proposedBy], words, effectKey: `proposal-expired:${id}` })
    }
    return { isDone: refunds.length < BATCH && changes.length < BATCH }
  })
}

async function expireRefunds(transaction: DatabaseTransaction, now: Date): Promise<Expired[]> {
  const due = await transaction
    .selectFrom('purchase_refunds as refund')
    .innerJoin('purchases', 'purchases.id', 'refund.purchase_id')
    .select(['refund.id', 'refund.requested_by', 'refund.amount_cents', 'purchases.title', 'purchases.receipt_number'])
    .where('refund.status', '=', 'proposed')
    .where('refund.expires_at', '<=', now)
    .orderBy('refund.expires_at')
    .limit(BATCH)
    .forUpdate('refund')
    .skipLocked()
    .execute()
  const ids = due.map(({ id }) => id)
  if (ids.length > 0)
    await transaction.updateTable('purchase_refunds').set({ status: 'expired' }).where('id', 'in', ids).execute()
  return due.map(({ id, requested_by, amount_cents, title, receipt_number }) => ({
    ...{ id, proposedBy: requested_by, what: `a refund of ${formatCents(amount_cents)} for ${title}` },
    link: `/admin/purchases?q=${receipt_number}`,
  }))
}

async function expireChanges(transaction: DatabaseTransaction, now: Date): Promise<Expired[]> {
  const due = await transaction
    .selectFrom('ledger_proposals')
    .select(['id', 'proposed_by', 'kind', 'worth_cents', 'corrects_id'])
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = due.map(({ id }) => id)
  if (ids.length > 0)
    await transaction
      .updateTable('ledger_proposals')
      .set({ status: 'expired', decided_at: now })
      .where('id', 'in', ids)
      .execute()
  return due.map(({ id, proposed_by, worth_cents, corrects_id }) => ({
    ...{ id, proposedBy: proposed_by, link: '/admin/ledger?tab=proposals' },
    what: `${corrects_id ? `a correction of transfer ${corrects_id}` : 'a grant of credits'} worth ${formatCents(Number(worth_cents))}`,
  }))
}
