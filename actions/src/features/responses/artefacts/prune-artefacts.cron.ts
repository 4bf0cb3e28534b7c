import { sql } from 'kysely'
import { object } from 'yup'
import { DAY_MS, fromNow } from '#platform/clock.js'
import type { Database } from '#platform/database.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'
import type { Services } from '#platform/services.js'
import { ARTEFACTS_PREFIX } from './artefacts.store.js'

/** As long as a browser keeps what is typed; after that we assume that nobody comes back for it. */
const UNUSED_KEPT_DAYS = 30
/** A new file may be waiting for its row to be committed. */
const ORPHAN_KEPT_DAYS = 1
const BATCH_SIZE = 500

/** Removes artefacts that no response holds, and files without a row. */
export const pruneArtefactsJob = defineJob({
  name: 'prune-artefacts',
  payload: object({}),
  async handle(_, { database, storage, clock }) {
    await database
      .deleteFrom('private.response_artefacts as artefact')
      .where('artefact.created_at', '<', fromNow(clock, -UNUSED_KEPT_DAYS * DAY_MS))
      .where(
        sql<boolean>`not exists (select from insights_responses as response where response.artefact_id = artefact.id)`,
      )
      .execute()
    const limit = fromNow(clock, -ORPHAN_KEPT_DAYS * DAY_MS)
    let batch: string[] = []
    for await (const { key, modifiedAt } of storage.list(ARTEFACTS_PREFIX)) {
      if (modifiedAt < limit) batch.push(key)
      if (batch.length < BATCH_SIZE) continue
      await removeOrphans(database, storage, batch)
      batch = []
    }
    await removeOrphans(database, storage, batch)
  },
})

async function removeOrphans(database: Database, storage: Services['storage'], keys: readonly string[]): Promise<void> {
  const known = await database
    .selectFrom('private.response_artefacts')
    .where('storage_key', '=', sql<string>`any(${keys}::text[])`)
    .select('storage_key')
    .execute()
  const kept = new Set(known.map(({ storage_key }) => storage_key))
  for (const key of keys) if (!kept.has(key)) await storage.remove(key)
}

export const pruneArtefacts = defineCron({ name: 'prune_artefacts', job: pruneArtefactsJob })
