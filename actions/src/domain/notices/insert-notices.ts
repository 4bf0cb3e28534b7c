import { sql } from 'kysely'
import type { NotificationKind } from '#contract/notifications/kinds.js'
import type { Queryable } from '#platform/database.js'

export interface NoticeToMany {
  userIds: readonly string[]
  kind: NotificationKind
  title: string
  body: string
  link: string
  opportunityId: string
  /** Begins the key of every notice; the person's id makes it whole, so that nobody is told twice. */
  effectKey: string
}

/** Writes one notice for many people in one statement. */
export async function insertNotices(queryable: Queryable, notice: NoticeToMany): Promise<void> {
  if (notice.userIds.length === 0) return
  await sql`
    insert into notifications (user_id, kind, title, body, link, opportunity_id, effect_key)
    select id, ${notice.kind}, ${notice.title}, ${notice.body}, ${notice.link}, ${notice.opportunityId}::uuid,
      ${notice.effectKey} || ':' || id
    from unnest(${notice.userIds}::uuid[]) as person (id)
    on conflict (effect_key) do nothing`.execute(queryable)
}
