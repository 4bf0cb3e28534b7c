import { readTranscript, type TranscriptSegment } from '#contract/recordings/transcript.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'

/** As many as are kept of a recording; a trigger drops the others. */
const VERSIONS_MAX = 20
const ID = /^\d{1,18}$/

export interface TranscriptVersion {
  id: string
  /** until when it said so */
  replacedAt: string
  /** the first lines that were changed then, before and after */
  changes: string
}

/** What the transcript of a recording said before, the latest first. */
export async function listVersions(queryable: Queryable, recordingId: string): Promise<TranscriptVersion[]> {
  const rows = await queryable
    .selectFrom('private.transcript_versions')
    .where('recording_id', '=', recordingId)
    .where('lines', 'is not', null)
    .select(['id', 'created_at', 'changes'])
    .orderBy('id', 'desc')
    .limit(VERSIONS_MAX)
    .execute()
  return rows.map((row) => ({ id: String(row.id), replacedAt: row.created_at.toISOString(), changes: row.changes }))
}

/** One of them. @throws AppError NOT_FOUND, also for one whose place newer ones have taken */
export async function findVersion(
  queryable: Queryable,
  recordingId: string,
  id: string | undefined,
): Promise<{ segments: TranscriptSegment[]; replacedAt: string }> {
  const row =
    id !== undefined && ID.test(id)
      ? await queryable
          .selectFrom('private.transcript_versions')
          .where('id', '=', id)
          .where('recording_id', '=', recordingId)
          .where('lines', 'is not', null)
          .select(['lines', 'created_at'])
          .executeTakeFirst()
      : undefined
  if (!row) throw new AppError('NOT_FOUND', { message: 'This version isn’t kept any more.' })
  return { segments: readTranscript(row.lines), replacedAt: row.created_at.toISOString() }
}
