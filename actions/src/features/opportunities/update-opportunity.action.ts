import { mixed, object, string } from 'yup'
import { defineAction } from '../../platform/define-action.js'
import { seenVersion } from '../../providers/workflow/seen-terms.js'
import { fromOpportunityInput, type OpportunityInput } from './posting/opportunity-input.js'
import { updateOpportunity } from './posting/update-opportunity.js'

/** Edits one's own draft or published post, in the version that was opened (FRAC-09, X-31, X-71). */
export const updateOpportunityAction = defineAction({
  name: 'updateOpportunity',
  auth: 'session',
  input: object({ id: string().required(), version: seenVersion, input: mixed<OpportunityInput>().required() }),
  handle: ({ input, caller }, services) =>
    updateOpportunity(input, fromOpportunityInput(input.input), caller, services),
})
