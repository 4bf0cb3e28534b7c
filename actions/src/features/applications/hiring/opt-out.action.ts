import { object, string } from 'yup'
import { seenApplication, seenApplicationRest, seenIn, seenInBody } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { restResult } from '../application-result.js'
import { optOut } from './opt-out.js'

/** HIRE-08 */
export const optOutAction = defineAction({
  name: 'optOut',
  auth: 'session',
  input: object({ opportunityId: string().required(), reason: optionalTextField(), ...seenApplication }),
  handle: ({ input, caller }, services) =>
    optOut(input.opportunityId, caller.userId, input.reason, seenIn(input), caller, services),
})

/** REST twin of optOut (OBASE-20, GO-97). */
export const optOutRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/optOut/:userId',
  auth: 'session',
  body: object({ optOutReason: optionalTextField(), ...seenApplicationRest }),
  handle: async ({ body, caller, params }, services) =>
    restResult(await optOut(params.id, params.userId, body.optOutReason, seenInBody(body), caller, services)),
})
