import { object, string } from 'yup'
import { staffReasonField } from '#contract/credits/staff-reason.js'
import { approveCreditRequest } from '#domain/staff-money/credit-requests.js'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'

const note = { reason: staffReasonField({ isRequired: false }) }

const approve = (id: string | undefined, reason: string | null | undefined, caller: Caller, services: Services) =>
  services.database
    .transaction()
    .execute((transaction) => approveCreditRequest(transaction, services, { id, note: reason ?? null, caller }))

/** Staff grant what somebody asked for (GK-035). */
export const approveCreditRequestAction = defineAction({
  name: 'approveCreditRequest',
  auth: 'staff',
  input: object({ id: string().required(), ...note }),
  handle: ({ input, caller }, services) => approve(input.id, input.reason, caller, services),
})

/** REST twin of approveCreditRequest (GK-155). */
export const approveCreditRequestRoute = defineRoute({
  method: 'post',
  path: '/api/admin/wizlings/requests/:id/approve',
  auth: 'staff',
  body: object(note),
  handle: ({ body, caller, params }, services) => approve(params.id, body.reason, caller, services),
})
