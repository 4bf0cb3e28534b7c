import { object, string } from 'yup'
import { recordAudit } from '#domain/ledger/record-audit.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

const DAY_CHARACTERS = 10

/** Recomputes the books every day, and notifies staff of any difference at most once a day. */
export const auditLedgerJob = defineJob({
  name: 'audit-ledger',
  payload: object({ askedBy: string().uuid() }),
  async handle({ askedBy }, services) {
    const { database, clock, log } = services
    const { differences } = await recordAudit(database, askedBy ?? null)
    if (differences.length === 0) return
    log.error({ differences }, 'the ledger does not add up')
    const words = NOTICES.ledgerDiffers.write({ count: differences.length })
    const day = clock.now().toISOString().slice(0, DAY_CHARACTERS)
    await database.transaction().execute(async (transaction) => {
      const staff = await transaction
        .selectFrom('user_accounts')
        .where('is_admin', '=', true)
        .select('user_id')
        .execute()
      for (const { user_id } of staff)
        await notifyPerson(transaction, services, { userId: user_id, words, effectKey: `ledger:${day}:${user_id}` })
    })
  },
})

export const auditLedgerCron = defineCron({ name: 'audit_ledger', job: auditLedgerJob })
