import { sql } from 'kysely'
import { recordingKey } from '#domain/recordings/recording-keys.js'
import type { Database } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { sendFile } from '#platform/http/files/send-file.js'
import { readerOf } from '#platform/trust/reader-of.js'
import { isUuid } from '#platform/uuid.js'
import { createRecordingLinks } from './recording-links.js'

/**
 * Serves a recording to be played: to anybody while what it belongs to is public, else to its author and to staff, by a
 * signed link (GI-01, GI-67). Asked anew for every part, so that what is removed falls silent at once.
 */
export const serveRecordingRoute = defineRoute({
  method: 'get',
  path: '/api/recordings/:id',
  auth: 'public',
  async handle({ params: { id }, request, response }, services) {
    const { database, storage, clock } = services
    if (!isUuid(id)) throw new AppError('RECORDING_NOT_FOUND')
    const { expires, signature } = request.query
    const sessionId = createRecordingLinks(services).sessionOf(id, expires, signature)
    const readerId = sessionId === null ? null : await readerOf(database, clock, sessionId)
    const recording = await findHearable(database, id, readerId)
    if (!recording) throw new AppError('RECORDING_NOT_FOUND')
    const file = { key: recordingKey(id), contentType: recording.contentType, name: 'recording', isInline: true }
    if (!(await sendFile(request, response, storage, file))) throw new AppError('RECORDING_NOT_FOUND')
  },
})

/** @param readerId null for whoever has no link of their own */
async function findHearable(database: Database, id: string, readerId: string | null) {
  const row = await database
    .selectFrom('private.recordings as recording')
    .where('recording.id', '=', id)
    .where('recording.state', '=', 'ready')
    .select(['recording.content_type', 'recording.user_id'])
    .select(sql<boolean>`private.is_recording_public(recording.id)`.as('is_public'))
    .select(
      sql<boolean>`coalesce((select is_admin from user_accounts where user_id = ${readerId}), false)`.as('is_staff'),
    )
    .executeTakeFirst()
  if (!row?.content_type || !(row.is_public || row.is_staff || row.user_id === readerId)) return null
  return { contentType: row.content_type }
}
