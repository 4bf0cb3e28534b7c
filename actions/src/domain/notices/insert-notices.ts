import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'
import type { NoticeWords } from './define-notice.js'

export interface NoticeToMany {
  userIds: readonly string[]
  words: NoticeWords
  /** Begins the key of every notice; the person's id makes it whole, so that nobody is told twice. */
  effectKey: string
}

/** Writes one notice for many people in one statement. */
export async function insertNotices(queryable: Queryable, { userIds, words, effectKey }: NoticeToMany): Promise<void> {
  if (userIds.length === 0) return
  await sql`
    insert into notifications (user_id, kind, title, body, link, opportunity_id, effect_key)
    select id, ${words.kind}, ${words.title}, ${words.body}, ${words.link}, ${words.opportunityId}::uuid,
      ${effectKey} || ':' || id
    from unnest(${userIds}::uuid[]) as person (id)
    on conflict (effect_key) do nothing`.execute(queryable)
}
