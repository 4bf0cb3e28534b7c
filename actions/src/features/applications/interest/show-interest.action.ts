import { object, string } from 'yup'
import { defineAction } from '../../../platform/define-action.js'
import { showInterest } from './show-interest.js'

/** An expert shows interest (FLOW-10). */
export const showInterestAction = defineAction({
  name: 'showInterest',
  auth: 'session',
  input: object({ opportunityId: string().required() }),
  handle: ({ input, caller }, services) => showInterest(input.opportunityId, caller, services),
})
