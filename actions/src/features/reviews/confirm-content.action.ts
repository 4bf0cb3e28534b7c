import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { reviewContent } from './review-content.js'

/** An author says that what they published still holds, for another year. */
export const confirmContentAction = defineAction({
  name: 'confirmContent',
  auth: 'session',
  input: object({ id: string().required() }),
  handle: ({ input: { id }, caller }, services) => reviewContent('confirm', id, caller, services),
})
