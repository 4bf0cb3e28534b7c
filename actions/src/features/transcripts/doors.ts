import type { Area } from '#platform/area.js'
import { correctTranscriptAction } from './correction/correct-transcript.action.js'
import { ownTranscriptRoute } from './correction/own-transcript.route.js'
import { restoreTranscriptAction } from './correction/restore-transcript.action.js'
import { transcriptVersionRoute, transcriptVersionsRoute } from './correction/transcript-versions.route.js'
import { insightRecorded } from './insight-recorded.event.js'
import { prepareResponseJob } from './prepare-response.job.js'
import { responseSubmitted } from './response-submitted.event.js'
import { summarizeResponseJob } from './summarize-response.job.js'
import { transcribeRecordingJob } from './transcribe-recording.job.js'

export const transcripts: Area = {
  doors: [
    ...[responseSubmitted, insightRecorded, correctTranscriptAction, restoreTranscriptAction],
    ...[ownTranscriptRoute, transcriptVersionsRoute, transcriptVersionRoute],
  ],
  jobs: [prepareResponseJob, transcribeRecordingJob, summarizeResponseJob],
}
