import { mixed, number, object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { askQuestion } from './ask-question.js'

/** Checked by the contract's schema, so that each message stands at its field. */
const anything = object({
  topicId: mixed().nullable(),
  question: mixed().nullable(),
  questionRichText: mixed().nullable(),
  id: string().nullable(),
  seenCredits: number().integer().nullable(),
})

/** GI-46 */
export const askQuestionAction = defineAction({
  name: 'askQuestion',
  auth: 'session',
  input: anything,
  handle: ({ input: { id, seenCredits, ...words }, caller }, services) =>
    askQuestion(words, caller, services, { id, seenCredits }),
})

/** REST twin of askQuestion (GI-46). */
export const askQuestionRoute = defineRoute({
  method: 'post',
  path: '/api/qanda/question',
  auth: 'session',
  body: anything,
  status: 201,
  handle: ({ body: { id, seenCredits, ...words }, caller }, services) =>
    askQuestion(words, caller, services, { id, seenCredits }),
})
