import { object } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { ACTION_WAITS_MS, insightInput, receiveInsight } from './insight-input.js'
import { createInsight } from './send-insight.js'

/** INS-44 with takes that our own recorder has sent before. */
export const createInsightAction = defineAction({
  name: 'createInsight',
  auth: 'session',
  input: object(insightInput),
  handle: ({ input, caller }, services) => createInsight(input, caller, services, { waitMs: ACTION_WAITS_MS }),
})

/** INS-44: the twin of createInsight for clients that send the files along. */
export const createInsightRoute = defineRoute({
  method: 'post',
  path: '/api/insight',
  auth: 'session',
  status: 201,
  handle: ({ request, caller }, services) =>
    receiveInsight(request, caller, services, (input, options) => createInsight(input, caller, services, options)),
})
