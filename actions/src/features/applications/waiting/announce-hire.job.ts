import { object, string } from 'yup'
import type { OtherHired } from '#domain/notices/catalogue/other-hired.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { Database } from '#platform/database.js'
import { defineJob } from '#platform/jobs/define-job.js'

/**
 * Tells those who still wait that somebody was hired, once each, however many are hired. Whoever the post has
 * answered or left behind by now hears about that instead.
 */
export const announceHire = defineJob({
  name: 'announce-hire',
  payload: object({ opportunityId: string().uuid().required() }),
  async handle({ opportunityId }, { database, config, clock }) {
    for (const { userId, ...facts } of await loadWaiting(database, opportunityId)) {
      await database
        .transaction()
        .execute((transaction) =>
          notifyPerson(
            transaction,
            { config, clock },
            { userId, words: NOTICES.otherHired.write(facts), effectKey: `other-hired:${opportunityId}:${userId}` },
          ),
        )
    }
  },
})

async function loadWaiting(database: Database, opportunityId: string): Promise<(OtherHired & { userId: string })[]> {
  const rows = await database
    .selectFrom('opportunity_trackings as tracking')
    .innerJoin('opportunities as post', 'post.id', 'tracking.opportunity_id')
    .leftJoin('counter_offers as counter', (join) =>
      join
        .onRef('counter.opportunity_id', '=', 'tracking.opportunity_id')
        .onRef('counter.user_id', '=', 'tracking.user_id'),
    )
    .where('tracking.opportunity_id', '=', opportunityId)
    .where('tracking.status', '=', 'interested')
    .where('post.status', '=', 'in progress')
    .select(['tracking.user_id', 'tracking.proposal_submitted_at', 'counter.status as counter_status'])
    .select(['post.title', 'post.type'])
    .orderBy('tracking.user_id')
    .execute()
  return rows.map(({ user_id, title, type, proposal_submitted_at, counter_status }) => ({
    userId: user_id,
    post: { id: opportunityId, title, type },
    waitsFor:
      counter_status === 'pending' ? 'counter-offer-answer' : proposal_submitted_at === null ? 'proposal' : 'company',
  }))
}
