import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { readVersionFields } from './review/read-version.js'
import { requestOpportunityChanges } from './review/review-opportunity.js'

/** Staff send a post back to its poster with a reason. */
export const requestOpportunityChangesAction = defineAction({
  name: 'requestOpportunityChanges',
  auth: 'staff',
  input: object({ id: string().required(), ...readVersionFields(), reason: optionalTextField() }),
  handle: ({ input, caller }, services) => requestOpportunityChanges(input, caller, services),
})
