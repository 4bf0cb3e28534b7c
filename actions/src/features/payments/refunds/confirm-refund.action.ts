import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { answerRefund } from './answer-refund.js'
import { confirmRefund } from './decide-refund.js'

/** A second member of staff confirms a large refund, and it is sent. */
export const confirmRefundAction = defineAction({
  name: 'confirmRefund',
  auth: 'staff',
  input: object({ id: string().uuid().required() }),
  async handle({ input: { id }, caller }, services) {
    await services.database.transaction().execute((transaction) => confirmRefund(transaction, services, { id, caller }))
    return answerRefund(services, id)
  },
})
