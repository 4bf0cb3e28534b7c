import type { Area } from '#platform/area.js'
import { auditLedgerCron, auditLedgerJob } from './audit-ledger.cron.js'
import { settleDueAccountsCron, settleDueAccountsJob } from './settle-due-accounts.cron.js'

export const ledger: Area = {
  doors: [settleDueAccountsCron, auditLedgerCron],
  jobs: [settleDueAccountsJob, auditLedgerJob],
}
