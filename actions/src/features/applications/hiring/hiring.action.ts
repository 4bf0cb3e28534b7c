import { mixed, object, string } from 'yup'
import { defineAction } from '../../../platform/define-action.js'
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
  input: object({ opportunityId, expertId, amountCents: mixed<number | string>().nullable() }),
  handle: ({ input, caller }, services) =>
    hireExpert(input.opportunityId, input.expertId, input.amountCents ?? null, caller, services),
})

/** HIRE-07 */
export const acceptHireAction = defineAction({
  name: 'acceptHire',
  auth: 'session',
  input: object({ opportunityId }),
  handle: ({ input, caller }, services) => acceptHire(input.opportunityId, caller, services),
})

/** HIRE-08 */
export const optOutAction = defineAction({
  name: 'optOut',
  auth: 'session',
  input: object({ opportunityId, reason: string().nullable() }),
  handle: ({ input, caller }, services) => optOut(input.opportunityId, caller.userId, input.reason, caller, services),
})

/** HIRE-10 */
export const rejectApplicantAction = defineAction({
  name: 'rejectApplicant',
  auth: 'session',
  input: object({ opportunityId, expertId, reason: string().nullable() }),
  handle: ({ input, caller }, services) =>
    rejectApplicant(input.opportunityId, input.expertId, input.reason, caller, services),
})
