import { object } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { readPlanCard } from './plan-card.js'

export const planCardAction = defineAction({
  name: 'planCard',
  auth: 'session',
  input: object({}),
  handle: ({ caller }, services) => readPlanCard(services, caller),
})
