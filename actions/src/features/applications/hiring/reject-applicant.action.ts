import { object, string } from 'yup'
import { seenApplication, seenApplicationRest, seenIn, seenInBody } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { restResult } from '../application-result.js'
import { rejectApplicant } from './reject-applicant.js'

/** HIRE-10 */
export const rejectApplicantAction = defineAction({
  name: 'rejectApplicant',
  auth: 'session',
  input: object({
    opportunityId: string().required(),
    expertId: string().required(),
    reason: optionalTextField(),
    ...seenApplication,
  }),
  handle: ({ input, caller }, services) =>
    rejectApplicant(input.opportunityId, input.expertId, input.reason, seenIn(input), caller, services),
})

/** REST twin of rejectApplicant (GO-97). */
export const rejectApplicantRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/reject/:userId',
  auth: 'session',
  body: object({ rejectedReason: optionalTextField(), ...seenApplicationRest }),
  handle: async ({ body, caller, params }, services) =>
    restResult(
      await rejectApplicant(params.id, params.userId, body.rejectedReason, seenInBody(body), caller, services),
    ),
})
