import { object } from 'yup'
import type { StaffAct } from '#contract/staff/staff-acts.js'
import { defineAction } from '#platform/define-action.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { auditLedgerJob } from '../audit-ledger.cron.js'

/** Staff have the ledger audited now, by the job that does so daily; the page shows the result once it is there. */
export const checkBooksAction = defineAction({
  name: 'checkBooks',
  auth: 'staff',
  input: object({}),
  async handle({ caller }, { database }) {
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('staff_audit_log')
        .values({
          ...{ actor_id: caller.userId, action: 'check books' satisfies StaffAct },
          subject_type: 'user',
          subject_id: caller.userId,
        })
        .execute()
      await enqueueJob(transaction, auditLedgerJob, { askedBy: caller.userId }, { key: 'audit-ledger', isUrgent: true })
    })
    return { status: 'waiting' }
  },
})
