import { sql } from 'kysely'
import { object } from 'yup'
import { DAY_MS, fromNow } from '#platform/clock.js'
import { type Database } from '#platform/database.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { type Services } from '#platform/services.js'
import { STORAGE_PREFIX } from './documents.store.js'

/** A draft in the browser refers to its uploads; after a week we assume it was abandoned. */
const UNATTACHED_KEPT_DAYS = 7
/** A new file may be waiting for its row to be committed. */
const ORPHAN_KEPT_DAYS = 1
const BATCH_SIZE = 500

/** Removes uploads that no post ever used, removed files that no version refers to, and files without a row. */
export const pruneOrphanFilesJob = defineJob({
  name: 'prune-orphan-files',
  payload: object({}),
  async handle(_, { database, storage, clock }) {
    await database
      .deleteFrom('opportunity_documents')
      .where('opportunity_id', 'is', null)
      .where('created_at', '<', fromNow(clock, -UNATTACHED_KEPT_DAYS * DAY_MS))
      .execute()
    await sql`delete from opportunity_documents d where d.detached_at is not null and not exists (
      select from opportunity_versions v where v.opportunity_id = d.opportunity_id
        and v.snapshot -> 'sheet' -> 'documents' @> jsonb_build_array(jsonb_build_object('id', d.id)))`.execute(
      database,
    )
    const limit = fromNow(clock, -ORPHAN_KEPT_DAYS * DAY_MS)
    let batch: string[] = []
    for await (const { key, modifiedAt } of storage.list(STORAGE_PREFIX)) {
      if (modifiedAt < limit) batch.push(key)
      if (batch.length < BATCH_SIZE) continue
      await deleteOrphanFiles(database, storage, batch)
      batch = []
    }
    await deleteOrphanFiles(database, storage, batch)
  },
})

async function deleteOrphanFiles(database: Database, storage: Services['storage'], keys: string[]): Promise<void> {
  const known = await database
    .selectFrom('opportunity_documents')
    .where('storage_key', '=', sql<string>`any(${keys}::text[])`)
    .select('storage_key')
    .execute()
  const kept = new Set(known.map(({ storage_key }) => storage_key))
  for (const key of keys) if (!kept.has(key)) await storage.remove(key)
}

export const pruneOrphanFiles = defineCron({ name: 'prune_orphan_files', job: pruneOrphanFilesJob })
