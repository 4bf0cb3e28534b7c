import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'

/** The industries that can be chosen, by name. */
export async function listIndustries(queryable: Queryable): Promise<string[]> {
  const rows = await queryable
    .selectFrom('master_domains')
    .where('deleted', '=', false)
    .orderBy('domain_name')
    .select('domain_name')
    .execute()
  return rows.map(({ domain_name }) => domain_name)
}

/** Those of which a text has all words, the most often named first. */
export async function industriesNamedIn(queryable: Queryable, text: string, limit: number): Promise<string[]> {
  const words = sql`to_tsvector('english', ${text})`
  const name = sql`plainto_tsquery('english', domain_name)`
  const rows = await queryable
    .selectFrom('master_domains')
    .where('deleted', '=', false)
    .where(sql<boolean>`${words} @@ ${name}`)
    .orderBy(sql`ts_rank(${words}, ${name})`, 'desc')
    .orderBy('domain_name')
    .limit(limit)
    .select('domain_name')
    .execute()
  return rows.map(({ domain_name }) => domain_name)
}
