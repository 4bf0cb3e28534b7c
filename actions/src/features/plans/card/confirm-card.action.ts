import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { confirmCard } from './plan-card.js'

export const confirmCardAction = defineAction({
  name: 'confirmCard',
  auth: 'session',
  input: object({ sessionId: string().strict().required().max(200) }),
  handle: ({ input, caller }, services) => confirmCard(services, caller, input.sessionId),
})
