import { object } from 'yup'
import { hasVisibleSign } from '#contract/format/visible-text.js'
import { singleLineField } from '#contract/identity/identity-fields.js'
import { INCOME_LIMITS, INCOME_MESSAGES } from '#contract/income/income-limits.js'
import { defineAction } from '#platform/define-action.js'
import { refundFields } from './refund-purchase.action.js'
import { readRefund } from './refunds.store.js'
import { requestRefund } from './request-refund.js'

/** Staff record a refund that they paid outside of the provider, which refused it; a large one waits as others do. */
export const recordRefundAction = defineAction({
  name: 'recordRefund',
  auth: 'staff',
  input: object({
    ...refundFields,
    reference: singleLineField(INCOME_LIMITS.referenceCharactersMax, INCOME_MESSAGES.reference)
      .required(INCOME_MESSAGES.reference)
      .test('visible', INCOME_MESSAGES.reference, hasVisibleSign),
  }),
  async handle({ input: { reason, ...input }, caller }, services) {
    const request = { ...input, reason: reason ?? '' }
    await services.database
      .transaction()
      .execute((transaction) => requestRefund(transaction, services, request, caller))
    const { id, status } = await readRefund(services.database, input.requestId)
    return { id, status }
  },
})
