import { mixed, object, string } from 'yup'
import { defineAction } from '../../platform/define-action.js'
import { createOpportunity } from './posting/create-opportunity.js'
import { fromOpportunityInput, type OpportunityInput } from './posting/opportunity-input.js'

/** Posts a requirement as a draft that staff will look at (FRAC-08, FRAC-13). */
export const createOpportunityAction = defineAction({
  name: 'createOpportunity',
  auth: 'session',
  input: object({ input: mixed<OpportunityInput>().required(), postId: string().uuid().nullable() }),
  handle: ({ input, caller }, services) =>
    createOpportunity(fromOpportunityInput(input.input), caller, services, { postId: input.postId }),
})
