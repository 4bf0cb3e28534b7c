import { number, object } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { readComments } from './reading/read-comments.js'

/**
 * The chat of an opportunity (OBASE-22, GO-99): the newest hundred messages that the caller can read, oldest first, or
 * those before the message with the number `before`.
 */
export const readCommentsRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/:id/comments',
  auth: 'session',
  // beyond that, no number is exact, and the engine takes none
  query: object({ before: number().integer().positive().max(Number.MAX_SAFE_INTEGER) }),
  handle: ({ params, query, caller }, services) => readComments(params.id, query.before ?? null, caller, services),
})
