import { boolean, object, string } from 'yup'
import { defineRoute } from '../../../platform/define-route.js'
import { seenApplicationRest, seenInBody, seenOfferRest } from '../../../providers/workflow/seen-terms.js'
import { restResult } from '../application-result.js'
import { acceptHire } from './accept-hire.js'
import { hireExpert } from './hire-expert.js'
import { optOut } from './opt-out.js'
import { rejectApplicant } from './reject-applicant.js'

/** REST twin of hireExpert (OBASE-18, GO-47, GO-97): only the direct hire is a hire call. */
export const hireExpertRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/hire',
  auth: 'session',
  body: object({
    opportunityId: string().required(),
    userId: string().required(),
    isDirectHire: boolean().oneOf([true], 'Only a direct hire is made here').required(),
    ...seenOfferRest,
  }),
  handle: async ({ body, caller }, services) =>
    restResult(await hireExpert(body.opportunityId, body.userId, seenInBody(body), caller, services)),
})

/** REST twin of acceptHire (OBASE-19, GO-97). */
export const acceptHireRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/acceptHire',
  auth: 'session',
  body: object(seenOfferRest),
  handle: async ({ body, caller, params }, services) =>
    restResult(await acceptHire(params.id, seenInBody(body), caller, services)),
})

/** REST twin of optOut (OBASE-20, GO-97). */
export const optOutRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/optOut/:userId',
  auth: 'session',
  body: object({ optOutReason: string().nullable(), ...seenApplicationRest }),
  handle: async ({ body, caller, params }, services) =>
    restResult(await optOut(params.id, params.userId, body.optOutReason, seenInBody(body), caller, services)),
})

/** REST twin of rejectApplicant (GO-97). */
export const rejectApplicantRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/reject/:userId',
  auth: 'session',
  body: object({ rejectedReason: string().nullable(), ...seenApplicationRest }),
  handle: async ({ body, caller, params }, services) =>
    restResult(
      await rejectApplicant(params.id, params.userId, body.rejectedReason, seenInBody(body), caller, services),
    ),
})
