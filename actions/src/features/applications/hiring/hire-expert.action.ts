import { boolean, object, string } from 'yup'
import { dealIn, dealInBody, seenDeal, seenDealRest } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { restResult } from '../application-result.js'
import { hireExpert } from './hire-expert.js'

/** HIRE-05 */
export const hireExpertAction = defineAction({
  name: 'hireExpert',
  auth: 'session',
  input: object({ opportunityId: string().required(), expertId: string().required(), ...seenDeal }),
  handle: ({ input, caller }, services) =>
    hireExpert(input.opportunityId, input.expertId, dealIn(input), caller, services),
})

/** REST twin of hireExpert (OBASE-18, GO-47, GO-97); it handles direct hires only. */
export const hireExpertRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/hire',
  auth: 'session',
  body: object({
    opportunityId: string().required(),
    userId: string().required(),
    isDirectHire: boolean().strict().oneOf([true], 'Only a direct hire is made here').required(),
    ...seenDealRest,
  }),
  handle: async ({ body, caller }, services) =>
    restResult(await hireExpert(body.opportunityId, body.userId, dealInBody(body), caller, services)),
})
