import { object, string } from 'yup'
import { AppError } from '#platform/errors.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { adoptSavedCard } from './adopt-saved-card.js'

/**
 * Has a subscription paid by the card that its buyer has saved, for whoever closed the page before it could ask for that
 * itself. What is overdue may be declined again; the provider reports that as for every renewal.
 */
export const adoptCard = defineJob({
  name: 'adopt-card',
  payload: object({ subscriptionId: string().required(), sessionId: string().required() }),
  async handle(card, services) {
    await adoptSavedCard(services, card).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'PAYMENT_DECLINED')) throw error
    })
  },
})
