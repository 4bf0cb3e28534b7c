import { object } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { startCardChange } from './plan-card.js'

export const startCardChangeAction = defineAction({
  name: 'startCardChange',
  auth: 'session',
  input: object({}),
  handle: ({ caller }, services) => startCardChange(services, caller),
})
