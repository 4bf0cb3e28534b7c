import { sql } from 'kysely'
import type { OtherHired } from '#domain/notices/catalogue/other-hired.js'
import type { Database } from '#platform/database.js'

/**
 * The last two times that the place became free again (GO-11), as ids of the timeline; null where there was none. A round
 * of hiring begins with one, so they tell the notices of each round apart.
 */
export async function loadReopenings(database: Database, opportunityId: string) {
  const rows = await database
    .selectFrom('opportunity_history')
    .where('opportunity_id', '=', opportunityId)
    .where('event', '=', 'reopened')
    .select('id')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  return { latest: rows[0]?.id ?? null, previous: rows[1]?.id ?? null }
}

/** What the effect keys begin with of the notices that somebody was hired in a round; the reader's id follows. */
export function hiredKey(opportunityId: string, round: string | null): string {
  return round === null ? `other-hired:${opportunityId}:` : `other-hired:${opportunityId}:${round}:`
}

interface Waiting {
  /** what the post's status must still be, as nobody is told what no longer holds */
  whilePost: 'published' | 'in progress'
  /** only those who got the notice with this key before */
  toldBy?: string
}

/** Those who wait for an answer to their application, and what they wait for. */
export async function loadWaiting(database: Database, opportunityId: string, { whilePost, toldBy }: Waiting) {
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
    .where('post.status', '=', whilePost)
    .$if(toldBy !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('notifications')
            .where('effect_key', '=', sql<string>`${toldBy}::text || tracking.user_id`)
            .select('id'),
        ),
      ),
    )
    .select(['tracking.user_id', 'tracking.proposal_submitted_at', 'counter.status as counter_status'])
    .select(['post.title', 'post.type'])
    .orderBy('tracking.user_id')
    .execute()
  return rows.map(({ user_id, title, type, proposal_submitted_at, counter_status }) => ({
    userId: user_id,
    facts: {
      post: { id: opportunityId, title, type },
      waitsFor:
        counter_status === 'pending' ? 'counter-offer-answer' : proposal_submitted_at === null ? 'proposal' : 'company',
    } satisfies OtherHired,
  }))
}
