import { object, string } from 'yup'
import { AppError } from '#platform/errors.js'
import { defineJob } from '#platform/jobs/define-job.js'

/** Stops the renewals of a subscription whose plan was taken back or replaced. */
export const endSubscription = defineJob({
  name: 'end-subscription',
  payload: object({ subscriptionId: string().required() }),
  async handle({ subscriptionId }, { payments }) {
    const { status, endsWithPeriod } = await payments.readSubscription(subscriptionId)
    if (status === 'ended') return
    // the provider would try the card again for a plan that nobody has any more
    if (status === 'past-due') return payments.endNow(subscriptionId)
    if (endsWithPeriod) return
    await payments.cancelAtPeriodEnd(subscriptionId).catch(ignoreEnded)
  },
})

function ignoreEnded(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'ALREADY_DONE')) throw error
}
