import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { reviewContent } from './review-content.js'

/** An author takes what they published away from everybody. */
export const retireContentAction = defineAction({
  name: 'retireContent',
  auth: 'session',
  input: object({ id: string().required() }),
  handle: ({ input: { id }, caller }, services) => reviewContent('retire', id, caller, services),
})
