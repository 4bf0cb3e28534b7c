import type { Database } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'

/** How many emails have not been sent yet, and how long the oldest has been waiting. Staff only. */
export const countUnsent = defineRoute({
  method: 'get',
  path: '/api/admin/outbox/unsent',
  auth: 'staff',
  handle: (_input, { database }) => countUnsentMails(database),
})

export async function countUnsentMails(database: Database) {
  const row = await database
    .selectFrom('private.outbox_mails')
    .where('sent_at', 'is', null)
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest }
}
