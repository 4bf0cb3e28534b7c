import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { reviewContent } from './review-content.js'

/** An author takes what they published back, to change it and send it again. */
export const reviseContentAction = defineAction({
  name: 'reviseContent',
  auth: 'session',
  input: object({ id: string().required() }),
  handle: ({ input: { id }, caller }, services) => reviewContent('revise', id, caller, services),
})
