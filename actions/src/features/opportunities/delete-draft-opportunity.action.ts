import { object, string } from 'yup'
import { defineAction } from '../../platform/define-action.js'
import { deleteDraft } from './posting/delete-draft.js'

/** The poster takes a draft back (GO-09). */
export const deleteDraftOpportunityAction = defineAction({
  name: 'deleteDraftOpportunity',
  auth: 'session',
  input: object({ id: string().required(), comments: string().nullable() }),
  handle: ({ input, caller }, services) => deleteDraft(input.id, input.comments, 'comments', caller, services),
})
