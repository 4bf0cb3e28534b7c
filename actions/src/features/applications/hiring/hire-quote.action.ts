import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { readHireQuote } from './read-hire-quote.js'

/** HIRE-12 */
export const hireQuoteAction = defineAction({
  name: 'hireQuote',
  auth: 'session',
  input: object({ opportunityId: string().required(), expertId: string().required() }),
  handle: ({ input, caller }, services) => readHireQuote(input.opportunityId, input.expertId, caller, services),
})

/** REST twin of hireQuote (GO-97). */
export const hireQuoteRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/:id/hireQuote/:userId',
  auth: 'session',
  handle: ({ caller, params }, services) => readHireQuote(params.id, params.userId, caller, services),
})
