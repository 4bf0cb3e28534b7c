import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { bookAdvice } from './book-advice.js'

/** GK-088; its REST twin is POST /consultation/consultation with an `offeringId`. */
export const bookAdviceAction = defineAction({
  name: 'bookAdvice',
  auth: 'session',
  input: object({ offeringId: string().required(), id: string().nullable() }),
  handle: ({ input, caller }, services) => bookAdvice(input, caller, services),
})
