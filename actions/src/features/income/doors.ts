import { sendPayoutJob } from '#domain/payouts/send-payout.job.js'
import type { Area } from '#platform/area.js'
import { payoutBatchCsv } from './payouts/batch-csv.route.js'
import { confirmPayoutBatchAction } from './payouts/confirm-payout-batch.action.js'
import { dissolvePayoutBatchAction } from './payouts/dissolve-payout-batch.action.js'
import { payPayoutBatchAction } from './payouts/pay-payout-batch.action.js'
import { payoutReceipt } from './payouts/payout-receipt.route.js'
import { proposePayoutBatchAction } from './payouts/propose-payout-batch.action.js'
import { requestPayoutAction } from './payouts/request-payout.action.js'
import { returnPayoutAction } from './payouts/return-payout.action.js'
import { openStripeAccount, readStripeAccount } from './payouts/stripe-account.route.js'
import { approveRedemptionAction } from './redemptions/approve-redemption.action.js'
import { redeemCreditsAction } from './redemptions/redeem-credits.action.js'
import { refuseRedemptionAction } from './redemptions/refuse-redemption.action.js'
import { expertIncome } from './report/expert-income.route.js'

export const income: Area = {
  doors: [
    expertIncome,
    redeemCreditsAction,
    approveRedemptionAction,
    refuseRedemptionAction,
    requestPayoutAction,
    proposePayoutBatchAction,
    confirmPayoutBatchAction,
    payPayoutBatchAction,
    dissolvePayoutBatchAction,
    returnPayoutAction,
    payoutBatchCsv,
    payoutReceipt,
    readStripeAccount,
    openStripeAccount,
  ],
  jobs: [sendPayoutJob],
}
