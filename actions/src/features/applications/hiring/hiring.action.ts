import { object, string } from 'yup'
import { defineAction } from '../../../platform/define-action.js'
import { seenApplication, seenIn, seenOffer } from '../../../providers/workflow/seen-terms.js'
import { acceptHire } from './accept-hire.js'
import { hireExpert } from './hire-expert.js'
import { optOut } from './opt-out.js'
import { rejectApplicant } from './reject-applicant.js'

const opportunityId = string().required()
const expertId = string().required()

/** HIRE-05 */
export const hireExpertAction = defineAction({
  name: 'hireExpert',
  auth: 'session',
  input: object({ opportunityId, expertId, ...seenOffer }),
  handle: ({ input, caller }, services) =>
    hireExpert(input.opportunityId, input.expertId, seenIn(input), caller, services),
})

/** HIRE-07 */
export const acceptHireAction = defineAction({
  name: 'acceptHire',
  auth: 'session',
  input: object({ opportunityId, ...seenOffer }),
  handle: ({ input, caller }, services) => acceptHire(input.opportunityId, seenIn(input), caller, services),
})

/** HIRE-08 */
export const optOutAction = defineAction({
  name: 'optOut',
  auth: 'session',
  input: object({ opportunityId, reason: string().nullable(), ...seenApplication }),
  handle: ({ input, caller }, services) =>
    optOut(input.opportunityId, caller.userId, input.reason, seenIn(input), caller, services),
})

/** HIRE-10 */
export const rejectApplicantAction = defineAction({
  name: 'rejectApplicant',
  auth: 'session',
  input: object({ opportunityId, expertId, reason: string().nullable(), ...seenApplication }),
  handle: ({ input, caller }, services) =>
    rejectApplicant(input.opportunityId, input.expertId, input.reason, seenIn(input), caller, services),
})
