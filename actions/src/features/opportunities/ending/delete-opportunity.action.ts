import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { readVersionFields } from '../review/read-version.js'
import { deleteOpportunity } from './delete-opportunity.js'

/** Staff delete an opportunity (GO-14). */
export const deleteOpportunityAction = defineAction({
  name: 'deleteOpportunity',
  auth: 'staff',
  input: object({ id: string().required(), ...readVersionFields(), comments: optionalTextField() }),
  handle: ({ input, caller }, services) =>
    deleteOpportunity({ ...input, comments: input.comments, field: 'comments' }, caller, services),
})
