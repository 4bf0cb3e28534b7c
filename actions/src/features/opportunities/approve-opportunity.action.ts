import { object, string } from 'yup'
import { defineAction } from '../../platform/define-action.js'
import { readVersionFields } from './review/read-version.js'
import { approveOpportunity } from './review/review-opportunity.js'

/** Staff publish a draft, or accept an edit (GO-08, X-31). */
export const approveOpportunityAction = defineAction({
  name: 'approveOpportunity',
  auth: 'staff',
  input: object({ id: string().required(), ...readVersionFields(), reason: string().nullable() }),
  handle: ({ input, caller }, services) => approveOpportunity(input, caller, services),
})
