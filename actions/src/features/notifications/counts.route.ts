import { sql } from 'kysely'
import { object, string } from 'yup'
import { COUNT_MAX } from '#contract/format/capped-count.js'
import { ACTIVITY_KINDS, type ActivityCount } from '#contract/notifications/activity-tabs.js'
import type { Database } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'

/** What is new in the caller's Activity widget (BASE-36, GD-78); nobody can ask for somebody else. */
export const activityCountsRoute = defineRoute({
  method: 'get',
  path: '/api/notifications/counts',
  auth: 'session',
  query: object({ user_id: string() }),
  async handle({ caller: { userId }, query }, { database }) {
    if (query.user_id !== undefined && query.user_id !== userId) throw new AppError('NOT_ALLOWED')
    const counts = await countActivity(database, userId)
    await noteAchievementsRead(database, userId)
    return counts
  },
})

async function countActivity(database: Database, userId: string): Promise<Record<ActivityCount, number>> {
  const unseen = (kinds: readonly string[]) => sql<number>`(
    select count(*)::int from (
      select from notifications where user_id = ${userId} and seen_at is null and hidden_at is null
        and kind = any(${[...kinds]}::text[]) limit ${COUNT_MAX}
    ) as notice)`
  const { rows } = await sql<Record<ActivityCount, number>>`
    select ${unseen(ACTIVITY_KINDS.achievements)} as achievements, ${unseen(ACTIVITY_KINDS.meetings)} as meetings, (
      select count(*)::int from (
        select from insights_questions as question
        where question.is_approved and question.created_at > coalesce(
            (select seen_at from private.question_views where user_id = ${userId}),
            (select created_at from users where id = ${userId}))
          and exists (select from question_matches where question_id = question.id and user_id = ${userId})
          and not exists (select from insights_responses where question_id = question.id and user_id = ${userId})
        order by question.created_at desc limit ${COUNT_MAX}
      ) as fresh) as questions`.execute(database)
  return rows[0] ?? { achievements: 0, questions: 0, meetings: 0 }
}

/** GD-75: the flag falls when the achievements are first counted. */
async function noteAchievementsRead(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('user_accounts')
    .set({ is_achievement_first_time: false })
    .where('user_id', '=', userId)
    .where('is_achievement_first_time', '=', true)
    .execute()
}
