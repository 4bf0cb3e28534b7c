import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { recordView } from './reading/record-view.js'

/** An expert opened a published post (GO-16). */
export const recordOpportunityViewAction = defineAction({
  name: 'recordOpportunityView',
  auth: 'session',
  input: object({ id: string().required() }),
  handle: ({ input, caller }, services) => recordView(input.id, caller, services),
})
