import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { putBackContent } from './put-back-content.js'

/** Staff publish again what was taken down. */
export const putBackContentAction = defineAction({
  name: 'putBackContent',
  auth: 'staff',
  input: object({ id: string().required() }),
  handle: ({ input: { id }, caller }, services) => putBackContent(id, caller, services),
})
