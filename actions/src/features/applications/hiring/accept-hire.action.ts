import { object, string } from 'yup'
import { dealIn, dealInBody, seenDeal, seenDealRest } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { restResult } from '../application-result.js'
import { acceptHire } from './accept-hire.js'

/** HIRE-07 */
export const acceptHireAction = defineAction({
  name: 'acceptHire',
  auth: 'session',
  input: object({ opportunityId: string().required(), ...seenDeal }),
  handle: ({ input, caller }, services) => acceptHire(input.opportunityId, dealIn(input), caller, services),
})

/** REST twin of acceptHire (OBASE-19, GO-97). */
export const acceptHireRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/acceptHire',
  auth: 'session',
  body: object(seenDealRest),
  handle: async ({ body, caller, params }, services) =>
    restResult(await acceptHire(params.id, dealInBody(body), caller, services)),
})
