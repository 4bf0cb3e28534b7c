import { object, string } from 'yup'
import { staffReasonField } from '#contract/credits/staff-reason.js'
import { approveCreditRequest, rejectCreditRequest } from '#domain/staff-money/credit-requests.js'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'

const note = { reason: staffReasonField({ isRequired: false }) }
const required = { reason: staffReasonField({ isRequired: true }) }

const approve = (id: string | undefined, reason: string | null, caller: Caller, services: Services) =>
  services.database
    .transaction()
    .execute((transaction) => approveCreditRequest(transaction, services, { id, note: reason, caller }))

async function reject(id: string | undefined, reason: string, caller: Caller, services: Services) {
  await services.database
    .transaction()
    .execute((transaction) => rejectCreditRequest(transaction, services, { id, note: reason, caller }))
  return { id, status: 'REJECTED' }
}

/** Staff grant what somebody asked for (GK-035). */
export const approveCreditRequestAction = defineAction({
  name: 'approveCreditRequest',
  auth: 'staff',
  input: object({ id: string().required(), ...note }),
  handle: ({ input, caller }, services) => approve(input.id, input.reason ?? null, caller, services),
})

/** REST twin of approveCreditRequest (GK-155). */
export const approveCreditRequestRoute = defineRoute({
  method: 'post',
  path: '/api/admin/wizlings/requests/:id/approve',
  auth: 'staff',
  body: object(note),
  handle: ({ body, caller, params }, services) => approve(params.id, body.reason ?? null, caller, services),
})

/** Staff turn a request down, with a reason. */
export const rejectCreditRequestAction = defineAction({
  name: 'rejectCreditRequest',
  auth: 'staff',
  input: object({ id: string().required(), ...required }),
  handle: ({ input, caller }, services) => reject(input.id, input.reason ?? '', caller, services),
})

/** REST twin of rejectCreditRequest (GK-155). */
export const rejectCreditRequestRoute = defineRoute({
  method: 'post',
  path: '/api/admin/wizlings/requests/:id/reject',
  auth: 'staff',
  body: object(required),
  handle: ({ body, caller, params }, services) => reject(params.id, body.reason ?? '', caller, services),
})
