import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { reviewContent } from './review-content.js'

/** An author publishes again what they retired. */
export const restoreContentAction = defineAction({
  name: 'restoreContent',
  auth: 'session',
  input: object({ id: string().required() }),
  handle: ({ input: { id }, caller }, services) => reviewContent('restore', id, caller, services),
})
