import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { closeOpportunity } from './close-opportunity.js'

/** The poster closes (GO-12). */
export const closeOpportunityAction = defineAction({
  name: 'closeOpportunity',
  auth: 'session',
  input: object({ id: string().required(), comments: optionalTextField() }),
  handle: ({ input, caller }, services) => closeOpportunity(input.id, input.comments, 'comments', caller, services),
})

/** REST twin of closeOpportunity (GO-12). */
export const closeOpportunityRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/:id/close',
  auth: 'session',
  body: object({ closeOpportunityComments: optionalTextField() }),
  async handle({ body, caller, params }, services) {
    const comments = body.closeOpportunityComments
    const { id, status } = await closeOpportunity(params.id, comments, 'closeOpportunityComments', caller, services)
    return { statusCode: 200, _id: id, status }
  },
})
