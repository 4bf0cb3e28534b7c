import { sql } from 'kysely'
import type { Database } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'

/** Counting stops here; nobody works off more in a day. */
const COUNT_MAX = 1000

/** One kind of work: how many there are, and since when the oldest waits. */
export interface StaffQueue {
  name: string
  count: number
  since: Date
}

/** What waits for staff, the longest wait first; empty queues are left out. Staff only. */
export const staffWorkRoute = defineRoute({
  method: 'get',
  path: '/api/admin/work',
  auth: 'staff',
  async handle(_input, { database, clock }) {
    return { queues: await findStaffQueues(database, clock.now()) }
  },
})

/** Each queue is walked along its own index, the oldest first. */
async function findStaffQueues(database: Database, now: Date): Promise<StaffQueue[]> {
  const { rows } = await sql<StaffQueue>`
    select name, count(*)::int as count, min(since) as since from (
      (select 'posts to approve' as name, review_status_since as since from opportunities
        where review_status = 'waiting' and status = 'draft' order by review_status_since limit ${COUNT_MAX})
      union all
      (select 'edited posts', review_status_since from opportunities
        where review_status = 'edited after approval' and status = 'published'
        order by review_status_since limit ${COUNT_MAX})
      union all
      (select 'credit requests', created_at from credit_requests where status = 'PENDING'
        order by created_at limit ${COUNT_MAX})
      union all
      (select 'proposals', created_at from ledger_proposals where status = 'open' and expires_at > ${now}
        order by created_at limit ${COUNT_MAX})
      union all
      (select 'redemptions', created_at from redemptions where status = 'requested'
        order by created_at limit ${COUNT_MAX})
      union all
      (select 'payouts', created_at from payouts where status = 'requested' and batch_id is null
        order by created_at limit ${COUNT_MAX})
      union all
      (select 'refunds to confirm', created_at from purchase_refunds where status = 'proposed' and expires_at > ${now}
        order by created_at limit ${COUNT_MAX})
      union all
      (select 'refunds that failed', refund.created_at from purchase_refunds refund
        join purchases bought on bought.id = refund.purchase_id and bought.status = 'refund_due'
        where refund.status = 'failed' and refund.requested_by is null order by refund.created_at limit ${COUNT_MAX})
      union all
      (select 'unsent emails', created_at from private.outbox_mails where sent_at is null
        order by created_at limit ${COUNT_MAX})
    ) waiting
    group by name order by min(since), name`.execute(database)
  return rows
}
