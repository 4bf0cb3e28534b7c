import { createHash } from 'node:crypto'
import type { Database } from '#platform/database.js'
import { defineStream } from '#platform/streams/define-stream.js'
import { signalTicks } from '#platform/streams/signal-ticks.js'
import { admitOutboxReader } from './admit-outbox-reader.js'
import { countUnsentMails } from './count-unsent.route.js'

/** Signalled by the database (migration create_outbox_change_notices). */
const CHANNEL = 'sagework_outbox_changed'
/** The first page of the list. Changes further down show up when someone goes there. */
const WATCHED = 25
const ID_CHARACTERS = 24

/**
 * The state of the outbox whenever it changes: the latest emails, and how many are unsent. An event's id is a hash of
 * its content, so that any process can tell whether a reconnecting reader has missed something.
 */
export const followOutbox = defineStream({
  path: '/api/admin/outbox/events',
  auth: 'optional',
  admit: ({ caller }, { config }) => admitOutboxReader(caller, config),
  async *events({ lastEventId, signal }, { database, signals }) {
    let told = lastEventId
    for await (const _ of signalTicks(signals, CHANNEL, signal)) {
      const { id, data } = await readOutbox(database)
      if (id === told) continue
      told = id
      yield { id, data }
    }
  },
})

async function readOutbox(database: Database) {
  const newest = await database
    .selectFrom('private.outbox_mails')
    .select(['id', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(WATCHED)
    .execute()
  const data = { newestId: newest[0]?.id ?? null, unsent: await countUnsentMails(database) }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([newest, data]))
    .digest('base64url')
  return { id: fingerprint.slice(0, ID_CHARACTERS), data }
}
