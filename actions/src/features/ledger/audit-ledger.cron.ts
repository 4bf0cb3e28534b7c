import { object, string } from 'yup'
import type { LedgerAudit } from '#domain/ledger/audit-ledger.js'
import { recordAudit } from '#domain/ledger/record-audit.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import type { NoticeWords } from '#domain/notices/define-notice.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { readStaffIds } from '#domain/notices/staff-ids.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'
import type { Services } from '#platform/services.js'

const DAY_CHARACTERS = 10
/** A restart of the database is over by then, and no reason to alarm anybody. */
const ALARMING_ATTEMPT = 3

/** Recomputes the books every day, and notifies staff of any difference, or of an audit that fails, at most once a day. */
export const auditLedgerJob = defineJob({
  name: 'audit-ledger',
  payload: object({ askedBy: string().uuid() }),
  async handle({ askedBy }, services, { attempt }) {
    const { differences } = await audit(services, askedBy ?? null, attempt)
    if (differences.length === 0) return
    services.log.error({ differences }, 'the ledger does not add up')
    await alertStaff(services, 'ledger', NOTICES.ledgerDiffers.write(differences))
  },
})

async function audit(services: Services, askedBy: string | null, attempt: number): Promise<LedgerAudit> {
  try {
    return await recordAudit(services.database, askedBy)
  } catch (error) {
    if (attempt >= ALARMING_ATTEMPT) await alertStaff(services, 'ledger-unchecked', NOTICES.ledgerUnchecked.write(null))
    throw error
  }
}

async function alertStaff(services: Services, about: string, words: NoticeWords): Promise<void> {
  const { database, clock } = services
  const day = clock.now().toISOString().slice(0, DAY_CHARACTERS)
  await database.transaction().execute(async (transaction) => {
    for (const userId of await readStaffIds(transaction))
      await notifyPerson(transaction, services, { userId, words, effectKey: `${about}:${day}:${userId}` })
  })
}

export const auditLedgerCron = defineCron({ name: 'audit_ledger', job: auditLedgerJob })
