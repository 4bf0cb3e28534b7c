import { RECORDING_REFUSALS, recordingAddress } from '#contract/recordings/recording-limits.js'
import { findOwnRecording } from '#domain/recordings/recordings.store.js'
import { defineRoute } from '#platform/define-route.js'
import { createRecordingLinks } from './recording-links.js'

/** How far a take of the caller's has got, and where it can be heard once it is measured. */
export const ownRecordingRoute = defineRoute({
  method: 'get',
  path: '/api/recordings/:id/state',
  auth: 'session',
  async handle({ caller, params }, services) {
    const recording = await findOwnRecording(services.database, params.id, caller.userId)
    const { id, state, refusal, receivedBytes, announcedBytes, durationMs, peaks } = recording
    return {
      ...{ id, state, refusal, receivedBytes, announcedBytes, durationMs, peaks },
      message: refusal && RECORDING_REFUSALS[refusal],
      url: state === 'ready' ? createRecordingLinks(services).linkTo(id, caller.sessionId) : null,
      address: recordingAddress(id),
    }
  },
})
