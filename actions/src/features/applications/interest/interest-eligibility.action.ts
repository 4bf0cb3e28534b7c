import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { readEligibility } from './read-eligibility.js'

/** Whether the caller may show interest, and why not (GO-24). */
export const interestEligibilityAction = defineAction({
  name: 'interestEligibility',
  auth: 'session',
  input: object({ opportunityId: string().required() }),
  handle: ({ input, caller }, services) => readEligibility(input.opportunityId, caller, services),
})
