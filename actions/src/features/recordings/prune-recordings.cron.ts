import { sql } from 'kysely'
import { object } from 'yup'
import { RECORDINGS_PREFIX, recordingKey } from '#domain/recordings/recording-keys.js'
import { DAY_MS, fromNow } from '#platform/clock.js'
import type { Database } from '#platform/database.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'
import type { Services } from '#platform/services.js'

/** A browser offers a take again as long as it has it; after this long we assume that nobody comes back for it. */
const UNUSED_KEPT_DAYS = 30
/** A new file may be waiting for its row to be committed. */
const ORPHAN_KEPT_DAYS = 1
const BATCH_SIZE = 500

/** Removes takes that nothing holds, and files that no recording has. */
export const pruneRecordingsJob = defineJob({
  name: 'prune-recordings',
  payload: object({}),
  async handle(_, { database, storage, clock }) {
    await database
      .deleteFrom('private.recordings as recording')
      .where('recording.updated_at', '<', fromNow(clock, -UNUSED_KEPT_DAYS * DAY_MS))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('insights_responses as response')
              .whereRef('response.recording_id', '=', 'recording.id')
              .select('id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('insight_audios as audio')
              .whereRef('audio.recording_id', '=', 'recording.id')
              .select('audio.insight_id'),
          ),
        ),
      )
      .execute()
    const limit = fromNow(clock, -ORPHAN_KEPT_DAYS * DAY_MS)
    let batch: string[] = []
    for await (const { key, modifiedAt } of storage.list(RECORDINGS_PREFIX)) {
      if (modifiedAt < limit) batch.push(key)
      if (batch.length < BATCH_SIZE) continue
      await removeOrphans(database, storage, batch)
      batch = []
    }
    await removeOrphans(database, storage, batch)
  },
})

async function removeOrphans(database: Database, storage: Services['storage'], keys: readonly string[]): Promise<void> {
  const prefix = recordingKey('')
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from private.recording_parts where storage_key = any(${keys}::text[])
    union all select ${prefix} || id from private.recordings where ${prefix} || id = any(${keys}::text[])
      and id = any(${keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))}::uuid[])`.execute(
    database,
  )
  const kept = new Set(rows.map(({ key }) => key))
  for (const key of keys) if (!kept.has(key)) await storage.remove(key)
}

export const pruneRecordings = defineCron({ name: 'prune_recordings', job: pruneRecordingsJob })
