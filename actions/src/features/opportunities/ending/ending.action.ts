import { object, string } from 'yup'
import { defineAction } from '../../../platform/define-action.js'
import { readVersionFields } from '../review/read-version.js'
import { closeOpportunity } from './close-opportunity.js'
import { deleteOpportunity } from './delete-opportunity.js'

/** The poster closes (GO-12). */
export const closeOpportunityAction = defineAction({
  name: 'closeOpportunity',
  auth: 'session',
  input: object({ id: string().required(), comments: string().nullable() }),
  handle: ({ input, caller }, services) => closeOpportunity(input.id, input.comments, 'comments', caller, services),
})

/** Staff delete (GO-14). */
export const deleteOpportunityAction = defineAction({
  name: 'deleteOpportunity',
  auth: 'staff',
  input: object({ id: string().required(), ...readVersionFields(), comments: string().nullable() }),
  handle: ({ input, caller }, services) =>
    deleteOpportunity({ ...input, comments: input.comments, field: 'comments' }, caller, services),
})
