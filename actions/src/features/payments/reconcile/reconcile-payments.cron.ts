import { defineCron } from '#platform/hooks/define-cron.js'
import { reconcilePayments } from './reconcile-payments.job.js'

/** Also enqueued at start-up (`reconcileAfterDowntime`). */
export const reconcilePaymentsCron = defineCron({ name: 'reconcile_payments', job: reconcilePayments })
