import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { dropRefund } from './decide-refund.js'

/** Staff withdraw their own proposed refund, or decline another's. */
export const dropRefundAction = defineAction({
  name: 'dropRefund',
  auth: 'staff',
  input: object({ id: string().uuid().required() }),
  async handle({ input: { id }, caller }, services) {
    await services.database.transaction().execute((transaction) => dropRefund(transaction, services, { id, caller }))
    return { id, status: 'dropped' }
  },
})
