import { number, object, string } from 'yup'
import { staffReasonField } from '#contract/credits/staff-reason.js'
import { defineAction } from '#platform/define-action.js'
import { answerRefund } from './answer-refund.js'
import { requestRefund } from './request-refund.js'

const MAX_CENTS = 99_999_999
const cents = () => number().required().integer().max(MAX_CENTS)

/** What every refund by staff consists of. */
export const refundFields = {
  purchaseId: string().uuid().required(),
  amountCents: cents().min(1),
  leftCents: cents().min(0),
  reason: staffReasonField({ isRequired: true }),
  requestId: string().uuid().required(),
}

/** Staff refund a purchase, wholly or in part (GO-54); a large amount waits for a second person. */
export const refundPurchaseAction = defineAction({
  name: 'refundPurchase',
  auth: 'staff',
  input: object(refundFields),
  async handle({ input: { reason, ...input }, caller }, services) {
    const request = { ...input, reason: reason ?? '' }
    await services.database
      .transaction()
      .execute((transaction) => requestRefund(transaction, services, request, caller))
    return answerRefund(services, input.requestId)
  },
})
