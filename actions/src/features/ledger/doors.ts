import type { Area } from '#platform/area.js'
import { auditLedgerCron, auditLedgerJob } from './audit-ledger.cron.js'
import { confirmLedgerProposalAction, dropLedgerProposalAction } from './desk/decide-proposal.action.js'
import { grantCreditsAction } from './desk/grant-credits.action.js'
import { settleDueAccountsCron, settleDueAccountsJob } from './settle-due-accounts.cron.js'

export const ledger: Area = {
  doors: [
    settleDueAccountsCron,
    auditLedgerCron,
    grantCreditsAction,
    confirmLedgerProposalAction,
    dropLedgerProposalAction,
  ],
  jobs: [settleDueAccountsJob, auditLedgerJob],
}
