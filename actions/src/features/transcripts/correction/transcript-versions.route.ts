import { defineRoute } from '#platform/define-route.js'
import { findOwnTranscript } from './own-transcript.store.js'
import { findVersion, listVersions } from './transcript-versions.store.js'

/** What the transcript of one's own recording said before, without the words: each may be 200 KB. */
export const transcriptVersionsRoute = defineRoute({
  method: 'get',
  path: '/api/recordings/:id/transcript/versions',
  auth: 'session',
  async handle({ caller, params }, { database }) {
    const { recordingId } = await findOwnTranscript(database, params.id, caller.userId)
    return { versions: await listVersions(database, recordingId) }
  },
})

/** One of them, line by line. */
export const transcriptVersionRoute = defineRoute({
  method: 'get',
  path: '/api/recordings/:id/transcript/versions/:versionId',
  auth: 'session',
  async handle({ caller, params }, { database }) {
    const { recordingId } = await findOwnTranscript(database, params.id, caller.userId)
    const { segments, replacedAt } = await findVersion(database, recordingId, params.versionId)
    return {
      replacedAt,
      lines: segments.map(({ text }) => text),
      /** where each line begins, in seconds; empty without times */
      starts: segments.some(({ end }) => end > 0) ? segments.map(({ start }) => start) : [],
    }
  },
})
