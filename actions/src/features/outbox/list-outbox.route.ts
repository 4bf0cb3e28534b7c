import { sql } from 'kysely'
import { number, object, string } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { readCursor, writeCursor } from '#platform/http/time-cursor.js'
import { maskLinks } from '#providers/mail/mask-links.js'
import { admitOutboxReader } from './admit-outbox-reader.js'

const PAGE_SIZE = 25
const PAGE_SIZE_MAX = 100

/** Every email, newest first. In live mode sign-in links are masked. */
export const listOutbox = defineRoute({
  method: 'get',
  path: '/api/admin/outbox',
  auth: 'optional',
  query: object({ cursor: string(), limit: number().integer().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE) }),
  async handle({ caller, query }, { config, database }) {
    admitOutboxReader(caller, config)
    const after = readCursor(query.cursor)
    const rows = await database
      .selectFrom('private.outbox_mails')
      .$if(after !== null, (page) =>
        page.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
      )
      .selectAll()
      .select(sql<string>`created_at::text`.as('cursor_time'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute()
    const page = rows.slice(0, query.limit)
    const last = rows.length > query.limit ? page.at(-1) : undefined
    const shown = (words: string, isSensitive: boolean) => (isSensitive && !config.isDemo ? maskLinks(words) : words)
    const mails = page.map((row) => ({
      id: row.id,
      to: row.to_address,
      subject: row.subject,
      kind: row.kind,
      text: shown(row.text, row.is_sensitive),
      html: shown(row.html, row.is_sensitive),
      isSensitive: row.is_sensitive,
      createdAt: row.created_at,
      sentAt: row.sent_at,
    }))
    const nextCursor = last ? writeCursor({ createdAt: last.cursor_time, id: last.id }) : null
    return { mails, nextCursor, isMasked: !config.isDemo }
  },
})
