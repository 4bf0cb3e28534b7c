import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'

/** How long a file can be downloaded; people are told when it ends. */
export const EXPORT_DAYS = 7

export const exportKey = (id: string) => `exports/${id}`

export interface DataExport {
  id: string
  state: 'waiting' | 'ready' | 'removed'
  requestedAt: Date
  expiresAt: Date | null
  sizeBytes: number | null
}

/** The newest export that a person asked for. */
export async function findNewestExport(queryable: Queryable, userId: string): Promise<DataExport | null> {
  const row = await queryable
    .selectFrom('private.data_exports')
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .select(['id', 'state', 'requested_at', 'expires_at', 'size_bytes'])
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    state: row.state as DataExport['state'],
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    sizeBytes: row.size_bytes === null ? null : Number(row.size_bytes),
  }
}

/** What is stored about a person, by section, as of one moment. */
export async function readPerson(queryable: Queryable, userId: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ section: string; content: unknown }>`
    select section, content from private.export_of(${userId}::uuid)
    union all select section, content from private.export_of_calls(${userId}::uuid)
    union all select section, content from private.export_of_topics(${userId}::uuid)`.execute(queryable)
  return Object.fromEntries(rows.map(({ section, content }) => [section, content ?? []]))
}
