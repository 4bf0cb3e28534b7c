import { array, object, string } from 'yup'
import { ACTIVITY_COUNTS, ACTIVITY_KINDS, type ActivityCount } from '#contract/notifications/activity-tabs.js'
import type { Database } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { invalidField } from '#platform/errors.js'

const MAX_IDS = 100

/** Marks the caller's notices as seen: some by id, those behind a count of the Activity widget, or all of them (GD-78). */
export const markSeenRoute = defineRoute({
  method: 'patch',
  path: '/api/notifications/seen',
  auth: 'session',
  body: object({
    ids: array(string().uuid().required()).max(MAX_IDS),
    activity: string().oneOf(ACTIVITY_COUNTS),
  }),
  async handle({ caller: { userId }, body: { ids, activity } }, { database, clock }) {
    if (ids && activity) throw invalidField('ids', 'Send ids or activity, not both')
    const now = clock.now()
    if (activity === 'questions') await noteQuestionsSeen(database, userId, now)
    return { seen: await markSeen(database, { userId, ids, activity, now }) }
  },
})

interface Marking {
  userId: string
  ids?: readonly string[] | undefined
  activity?: ActivityCount | undefined
  now: Date
}

async function markSeen(database: Database, { userId, ids, activity, now }: Marking): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('notifications')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('hidden_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))))
    .$if(activity !== undefined, (query) =>
      query.where((eb) => eb('kind', '=', eb.fn.any(eb.val(activity ? ACTIVITY_KINDS[activity] : [])))),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function noteQuestionsSeen(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .insertInto('private.question_views')
    .values({ user_id: userId, seen_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: now }))
    .execute()
}
