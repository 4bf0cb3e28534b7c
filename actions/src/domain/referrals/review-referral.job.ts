import { object, string } from 'yup'
import { defineJob } from '#platform/jobs/define-job.js'
import { requireAllHeard } from './invitee-payments.store.js'
import { hasReferralToLose, takeBackReferral } from './referrals.js'

/**
 * Takes a referral's reward back if the invited person's payments call for it, after one of them was lost. Waits until
 * everything that the provider has collected from them is recorded, so that the order in which we hear makes no difference.
 */
export const reviewReferral = defineJob({
  name: 'review-referral',
  payload: object({ inviteeId: string().uuid().required() }),
  async handle({ inviteeId }, services) {
    if (!(await hasReferralToLose(services.database, inviteeId))) return
    await requireAllHeard(services, inviteeId)
    const now = services.clock.now()
    await services.database.transaction().execute((transaction) => takeBackReferral(transaction, inviteeId, now))
  },
})
