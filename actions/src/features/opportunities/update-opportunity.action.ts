import { mixed, object, string } from 'yup'
import { defineAction } from '../../platform/define-action.js'
import { fromOpportunityInput, type OpportunityInput } from './posting/opportunity-input.js'
import { updateOpportunity } from './posting/update-opportunity.js'

/** Edits one's own draft or published post (FRAC-09, X-31). */
export const updateOpportunityAction = defineAction({
  name: 'updateOpportunity',
  auth: 'session',
  input: object({ id: string().required(), input: mixed<OpportunityInput>().required() }),
  handle: ({ input, caller }, services) =>
    updateOpportunity(input.id, fromOpportunityInput(input.input), caller, services),
})
