import { measureRecordingJob } from '#domain/recordings/measure-recording.job.js'
import type { Area } from '#platform/area.js'
import { ownRecordingRoute } from './own-recording.route.js'
import { pruneRecordings, pruneRecordingsJob } from './prune-recordings.cron.js'
import { serveRecordingRoute } from './serve-recording.route.js'
import { staffRecordingRoute } from './staff-recording.route.js'
import { uploadRecordingRoutes } from './upload-recording.route.js'

export const recordings: Area = {
  doors: [...uploadRecordingRoutes, ownRecordingRoute, serveRecordingRoute, staffRecordingRoute, pruneRecordings],
  jobs: [measureRecordingJob, pruneRecordingsJob],
}
