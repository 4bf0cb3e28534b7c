import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { ACTION_WAITS_MS, insightInput, receiveInsight } from './insight-input.js'
import { updateInsight } from './send-insight.js'

/** INS-45, likewise. */
export const updateInsightAction = defineAction({
  name: 'updateInsight',
  auth: 'session',
  input: object({ id: string().required(), ...insightInput }),
  handle: ({ input: { id, ...input }, caller }, services) =>
    updateInsight(id, input, caller, services, { waitMs: ACTION_WAITS_MS }),
})

/** INS-45: the twin of updateInsight. Kept files that `oldAudio` doesn't name are taken off (GI-22). */
export const updateInsightRoute = defineRoute({
  method: 'put',
  path: '/api/insight/:id',
  auth: 'session',
  handle: ({ request, caller, params: { id } }, services) =>
    receiveInsight(request, caller, services, (input, options) => updateInsight(id, input, caller, services, options)),
})
