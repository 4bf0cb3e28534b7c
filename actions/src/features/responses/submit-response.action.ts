import { defineAction } from '#platform/define-action.js'
import { readForm, responseInput } from './response-input.js'
import { submitResponse } from './submit-response.js'

/** RESP-17, GI-32, GI-41 */
export const submitResponseAction = defineAction({
  name: 'submitResponse',
  auth: 'session',
  input: responseInput,
  handle: async ({ input: { id, questionId, response }, caller }, services) =>
    submitResponse({ id, questionId, form: await readForm(response) }, caller, services),
})
