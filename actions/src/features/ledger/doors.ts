import type { Area } from '#platform/area.js'
import { auditLedgerCron, auditLedgerJob } from './audit-ledger.cron.js'
import { checkBooksAction } from './desk/check-books.action.js'
import { confirmLedgerProposalAction } from './desk/confirm-ledger-proposal.action.js'
import { correctTransferAction } from './desk/correct-transfer.action.js'
import { dropLedgerProposalAction } from './desk/drop-ledger-proposal.action.js'
import { grantCreditsAction } from './desk/grant-credits.action.js'
import { expireProposalsCron, expireProposalsJob } from './expire-proposals.cron.js'
import { settleDueAccountsCron, settleDueAccountsJob } from './settle-due-accounts.cron.js'

export const ledger: Area = {
  doors: [
    settleDueAccountsCron,
    auditLedgerCron,
    expireProposalsCron,
    grantCreditsAction,
    correctTransferAction,
    checkBooksAction,
    confirmLedgerProposalAction,
    dropLedgerProposalAction,
  ],
  jobs: [settleDueAccountsJob, auditLedgerJob, expireProposalsJob],
}
