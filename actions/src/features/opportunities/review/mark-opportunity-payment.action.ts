import { boolean, object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { markPayment } from './mark-payment.js'

/** Staff mark a part of a payment schedule as paid, or take the mark back (GO-79). */
export const markOpportunityPaymentAction = defineAction({
  name: 'markOpportunityPayment',
  auth: 'staff',
  input: object({ id: string().required(), isPaid: boolean().required(), reason: optionalTextField() }),
  handle: ({ input, caller }, services) => markPayment(input, caller, services),
})
