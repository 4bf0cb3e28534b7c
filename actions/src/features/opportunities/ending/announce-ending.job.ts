import { object, string } from 'yup'
import { HISTORY_EVENTS, type HistoryEvent } from '#contract/workflow/history.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { Database } from '#platform/database.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { type EndingRow, endingWords } from './ending-notice.rules.js'

/**
 * Tells everybody whom the end of an opportunity concerns: the experts whose application ended with it, and the poster
 * when staff ended it. Each has an entry in the timeline, whose id keeps a repeated attempt from telling them twice.
 */
export const announceEnding = defineJob({
  name: 'announce-ending',
  payload: object({
    opportunityId: string().uuid().required(),
    event: string<HistoryEvent>().oneOf(HISTORY_EVENTS).required(),
  }),
  async handle({ opportunityId, event }, { database, config, clock }) {
    for (const row of await loadEnding(database, opportunityId, event)) {
      await database.transaction().execute((transaction) =>
        notifyPerson(
          transaction,
          { config, clock },
          {
            userId: row.userId,
            kind: 'opportunity_ended',
            ...endingWords(row),
            opportunityId,
            tab: tabOf(row),
            effectKey: `history:${row.historyId}`,
          },
        ),
      )
    }
  },
})

function tabOf({ isPoster, isHired }: EndingRow): string | undefined {
  if (isPoster) return undefined
  return isHired ? 'hired' : 'interests'
}

/** The entry of the opportunity itself goes to the poster, unless it was the poster who ended it. */
async function loadEnding(database: Database, opportunityId: string, event: HistoryEvent): Promise<EndingRow[]> {
  const rows = await database
    .selectFrom('opportunity_history as history')
    .innerJoin('opportunities', 'opportunities.id', 'history.opportunity_id')
    .leftJoin('hires', (join) =>
      join.onRef('hires.opportunity_id', '=', 'history.opportunity_id').onRef('hires.user_id', '=', 'history.user_id'),
    )
    .where('history.opportunity_id', '=', opportunityId)
    .where('history.event', '=', event)
    .where((eb) => eb.or([eb('history.user_id', 'is not', null), eb('history.actor_id', 'is', null)]))
    .select(['history.id as historyId', 'history.user_id', 'history.words', 'history.event'])
    .select([
      'opportunities.title',
      'opportunities.type',
      'opportunities.posted_by',
      'hires.accepted_at',
      'hires.opted_out_at',
    ])
    .orderBy('history.id')
    .execute()
  return rows.map(({ user_id, posted_by, accepted_at, opted_out_at, event: happened, ...row }) => ({
    ...row,
    event: happened as HistoryEvent,
    userId: user_id ?? posted_by,
    isPoster: user_id === null,
    isHired: accepted_at !== null && opted_out_at === null,
  }))
}
