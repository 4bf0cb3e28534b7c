import { object, string } from 'yup'
import { HISTORY_EVENTS, type HistoryEvent } from '#contract/workflow/history.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyEach } from '#domain/notices/notify-person.js'
import type { Database } from '#platform/database.js'
import { defineJob } from '#platform/jobs/define-job.js'

/**
 * Notifies everyone affected by the end of an opportunity: experts whose application ended with it, the poster if staff
 * ended it, and the invited team. Ids of timeline entries keep a retry from notifying anybody twice.
 */
export const announceEnding = defineJob({
  name: 'announce-ending',
  payload: object({
    opportunityId: string().uuid().required(),
    event: string<HistoryEvent>().oneOf(HISTORY_EVENTS).required(),
  }),
  async handle({ opportunityId, event }, { database, config, clock }) {
    const affected = await loadEnding(database, opportunityId, event)
    const team = await loadTeam(database, opportunityId, event)
    const notices = [...affected, ...team].map(({ userId, effectKey, ending }) => ({
      ...{ userId, effectKey, words: NOTICES.ended.write(ending) },
    }))
    await notifyEach(database, { config, clock }, notices)
  },
})

/** The opportunity's own entry goes to the poster, unless the poster ended it. */
async function loadEnding(database: Database, opportunityId: string, event: HistoryEvent) {
  const rows = await database
    .selectFrom('opportunity_history as history')
    .innerJoin('opportunities', 'opportunities.id', 'history.opportunity_id')
    .leftJoin('hires', (join) =>
      join.onRef('hires.opportunity_id', '=', 'history.opportunity_id').onRef('hires.user_id', '=', 'history.user_id'),
    )
    .where('history.opportunity_id', '=', opportunityId)
    .where('history.event', '=', event)
    .where((eb) => eb.or([eb('history.user_id', 'is not', null), eb('history.actor_id', 'is', null)]))
    .select(['history.id as historyId', 'history.user_id', 'history.actor_role', 'history.words'])
    .select([
      'opportunities.title',
      'opportunities.type',
      'opportunities.posted_by',
      'opportunities.company_id',
      'hires.accepted_at',
      'hires.opted_out_at',
    ])
    .orderBy('history.id')
    .execute()
  return rows.map((row) => ({
    effectKey: `history:${row.historyId}`,
    userId: row.user_id ?? row.posted_by,
    ending: {
      post: { id: opportunityId, title: row.title, type: row.type, isByCompany: row.company_id !== null },
      event,
      words: row.words,
      isByStaff: row.actor_role === 'staff',
      isPoster: row.user_id === null,
      isTeam: false,
      isHired: row.accepted_at !== null && row.opted_out_at === null,
    },
  }))
}

/** The opportunity's own entry goes to each of the invited team, too. */
async function loadTeam(database: Database, opportunityId: string, event: HistoryEvent) {
  const rows = await database
    .selectFrom('opportunity_history as history')
    .innerJoin('opportunities', 'opportunities.id', 'history.opportunity_id')
    .innerJoin('opportunity_team_members as member', 'member.opportunity_id', 'history.opportunity_id')
    .where('history.opportunity_id', '=', opportunityId)
    .where('history.event', '=', event)
    .where('history.user_id', 'is', null)
    .select(['history.id as historyId', 'history.actor_role', 'history.words', 'member.user_id'])
    .select(['opportunities.title', 'opportunities.type', 'opportunities.company_id'])
    .orderBy('member.user_id')
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    effectKey: `history:${row.historyId}:${row.user_id}`,
    ending: {
      post: { id: opportunityId, title: row.title, type: row.type, isByCompany: row.company_id !== null },
      event,
      words: row.words,
      isByStaff: row.actor_role === 'staff',
      isPoster: false,
      isTeam: true,
      isHired: false,
    },
  }))
}
