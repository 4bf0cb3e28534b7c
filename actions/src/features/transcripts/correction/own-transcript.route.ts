import { defineRoute } from '#platform/define-route.js'
import { findOwnTranscript, linesOf } from './own-transcript.store.js'

/** What is written down of one's own recording, line by line, to put it right (GI-94). */
export const ownTranscriptRoute = defineRoute({
  method: 'get',
  path: '/api/recordings/:id/transcript',
  auth: 'session',
  async handle({ caller, params }, { database, config }) {
    const found = await findOwnTranscript(database, params.id, caller.userId)
    const { recordingId, itemId, questionId, kind, isPublic, title, segments } = found
    return {
      ...{ recordingId, itemId, questionId, kind, isPublic, title },
      lines: linesOf(found),
      /** where each line begins, in seconds; empty for a transcript without times */
      starts: segments.some(({ end }) => end > 0) ? segments.map(({ start }) => start) : [],
      isTranscribing: config.TRANSCRIPTION_BASE_URL !== undefined,
    }
  },
})
