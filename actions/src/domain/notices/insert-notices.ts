import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'
import type { NoticeWords } from './define-notice.js'

export interface NoticeToMany {
  userIds: readonly string[]
  words: NoticeWords
  /** Prefix of each notice's key; the recipient's id completes it, so that nobody is notified twice. */
  effectKey: string
}

/** Writes the same notice for many people in one statement. */
export async function insertNotices(queryable: Queryable, { userIds, words, effectKey }: NoticeToMany): Promise<void> {
  if (userIds.length === 0) return
  await sql`
    insert into notifications (user_id, kind, title, body, link, opportunity_id, effect_key)
    select id, ${words.kind}, ${words.title}, ${words.body}, ${words.link}, ${words.opportunityId}::uuid,
      ${effectKey} || ':' || id
    from unnest(${userIds}::uuid[]) as person (id)
    on conflict (effect_key) do nothing`.execute(queryable)
}
