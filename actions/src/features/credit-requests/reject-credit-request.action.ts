import { object, string } from 'yup'
import { staffReasonField } from '#contract/credits/staff-reason.js'
import { rejectCreditRequest } from '#domain/staff-money/credit-requests.js'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'

const required = { reason: staffReasonField({ isRequired: true }) }

async function reject(id: string | undefined, reason: string | null | undefined, caller: Caller, services: Services) {
  await services.database
    .transaction()
    .execute((transaction) => rejectCreditRequest(transaction, services, { id, note: reason ?? '', caller }))
  return { id, status: 'REJECTED' }
}

/** Staff turn a request down, with a reason. */
export const rejectCreditRequestAction = defineAction({
  name: 'rejectCreditRequest',
  auth: 'staff',
  input: object({ id: string().required(), ...required }),
  handle: ({ input, caller }, services) => reject(input.id, input.reason, caller, services),
})

/** REST twin of rejectCreditRequest (GK-155). */
export const rejectCreditRequestRoute = defineRoute({
  method: 'post',
  path: '/api/admin/wizlings/requests/:id/reject',
  auth: 'staff',
  body: object(required),
  handle: ({ body, caller, params }, services) => reject(params.id, body.reason, caller, services),
})
