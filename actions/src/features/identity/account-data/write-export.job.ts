import { Readable } from 'node:stream'
import { object, string } from 'yup'
import { formatLongDate } from '#contract/format/long-date.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { DAY_MS, fromNow } from '#platform/clock.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { EXPORT_DAYS, exportKey, readPerson } from './exports.store.js'

const payload = object({ exportId: string().uuid().required() })

/**
 * Writes the file of an export, tells its owner, and has it removed once its time is over. A second run writes the same
 * file again.
 */
export const writeExport = defineJob({
  name: 'write-export',
  payload,
  async handle({ exportId }, services) {
    const { database, storage, clock, config } = services
    const asked = await database
      .selectFrom('private.data_exports')
      .where('id', '=', exportId)
      .where('state', '=', 'waiting')
      .select('user_id')
      .executeTakeFirst()
    if (!asked) return
    const about = { product: config.PRODUCT_NAME, written_at: clock.now() }
    const content = Buffer.from(JSON.stringify({ about, ...(await readPerson(database, asked.user_id)) }, null, 2))
    await storage.write(exportKey(exportId), Readable.from([content]), 'application/json')
    const expiresAt = fromNow(clock, EXPORT_DAYS * DAY_MS)
    await database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('private.data_exports')
        .set({ state: 'ready', ready_at: clock.now(), expires_at: expiresAt, size_bytes: content.length })
        .where('id', '=', exportId)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      const words = NOTICES.dataReady.write({ until: formatLongDate(expiresAt, 'UTC') })
      await notifyPerson(transaction, services, { userId: asked.user_id, words, effectKey: `export:${exportId}` })
      await enqueueJob(transaction, removeExport, { exportId }, { runAt: expiresAt })
    })
  },
})

/** Deletes the file of an export whose time is over. */
export const removeExport = defineJob({
  name: 'remove-export',
  payload,
  async handle({ exportId }, { database, storage }) {
    await storage.remove(exportKey(exportId))
    await database
      .updateTable('private.data_exports')
      .set({ state: 'removed' })
      .where('id', '=', exportId)
      .where('state', '=', 'ready')
      .execute()
  },
})
