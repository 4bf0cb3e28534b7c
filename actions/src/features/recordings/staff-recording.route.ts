import { sql } from 'kysely'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { createRecordingLinks } from './recording-links.js'

/** A recording that staff decide about: a link of their own to play it, its waveform and what is said in it (GI-67). */
export const staffRecordingRoute = defineRoute({
  method: 'get',
  path: '/api/admin/recordings/:id',
  auth: 'staff',
  async handle({ caller, params: { id } }, services) {
    const row = isUuid(id)
      ? await services.database
          .selectFrom('private.recordings')
          .where('id', '=', id)
          .where('state', '=', 'ready')
          .select(['id', 'media', 'peaks', 'transcript', sql<number>`duration_ms / 1000.0`.as('seconds')])
          .executeTakeFirst()
      : undefined
    if (!row) throw new AppError('RECORDING_NOT_FOUND')
    const url = createRecordingLinks(services).linkTo(row.id, caller.sessionId)
    return { url, media: row.media, seconds: Number(row.seconds), peaks: row.peaks, transcript: row.transcript }
  },
})
