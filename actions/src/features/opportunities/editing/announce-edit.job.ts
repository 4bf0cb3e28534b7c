import { sql } from 'kysely'
import { object, string } from 'yup'
import type { CounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import type { HistoryEvent } from '#contract/workflow/history.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyEach } from '#domain/notices/notify-person.js'
import { signedNdas } from '#domain/workflow/application-facts.store.js'
import type { Database, DatabaseTransaction } from '#platform/database.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { editedAt } from './edit.rules.js'

const EDITED: HistoryEvent = 'edited'
/** Standings of open applications, which were made on the terms that just changed. */
const OPEN = ['interested', 'pending']

/**
 * Tells everyone with an open application what an edit changed. Each has a timeline entry, whose id keeps a
 * retry from notifying them twice.
 */
export const announceEdit = defineJob({
  name: 'announce-edit',
  payload: object({
    opportunityId: string().uuid().required(),
    /** The edit's own entry; those of the applicants follow it. */
    historyId: string().required(),
  }),
  async handle({ opportunityId, historyId }, { database, config, clock }) {
    const told = await loadTold(database, opportunityId, historyId)
    const notices = told.map(({ id, userId, title, type, isByCompany, words, isNdaOwed, ...applicant }) => ({
      userId,
      words: NOTICES.edited.write({
        post: { id: opportunityId, title, type, isByCompany },
        changes: words,
        at: editedAt(applicant),
        isNdaOwed,
      }),
      effectKey: `history:${id}`,
    }))
    await notifyEach(database, { config, clock }, notices)
  },
})

/** Adds the edit to the timeline of every open application, and enqueues the job that notifies their experts. */
export async function recordEditForApplicants(
  transaction: DatabaseTransaction,
  edit: { opportunityId: string; actorId: string; words: string; historyId: string },
): Promise<void> {
  const { opportunityId, actorId, words, historyId } = edit
  const { numAffectedRows } = await sql`
    insert into opportunity_history (opportunity_id, user_id, actor_id, actor_role, event, tab, words)
    select ${opportunityId}::uuid, user_id, ${actorId}::uuid, 'poster', ${EDITED}, 'interestTab', ${words}
    from opportunity_trackings where opportunity_id = ${opportunityId} and status = any(${OPEN})
    order by interest_shown_at, user_id`.execute(transaction)
  if (numAffectedRows) await enqueueJob(transaction, announceEdit, { opportunityId, historyId })
}

/** The experts to notify; excludes those who have responded to the current version since. */
async function loadTold(database: Database, opportunityId: string, historyId: string) {
  const rows = await database
    .selectFrom('opportunity_history as history')
    .innerJoin('opportunities', 'opportunities.id', 'history.opportunity_id')
    .innerJoin('opportunity_trackings as tracking', (join) =>
      join
        .onRef('tracking.opportunity_id', '=', 'history.opportunity_id')
        .onRef('tracking.user_id', '=', 'history.user_id'),
    )
    .where('history.opportunity_id', '=', opportunityId)
    .where('history.event', '=', EDITED)
    .where('history.id', '>', historyId)
    .leftJoin('counter_offers as counter', (join) =>
      join
        .onRef('counter.opportunity_id', '=', 'tracking.opportunity_id')
        .onRef('counter.user_id', '=', 'tracking.user_id'),
    )
    .where('tracking.status', 'in', OPEN)
    .where((eb) =>
      eb.or([
        eb('tracking.answers_version_no', 'is', null),
        eb('tracking.answers_version_no', '<', eb.ref('opportunities.version_no')),
      ]),
    )
    .select([
      'history.id',
      'tracking.user_id as userId',
      'tracking.status as standing',
      'opportunities.title',
      'opportunities.type',
      'opportunities.company_id',
    ])
    .select(['history.words', 'tracking.proposal_submitted_at', 'counter.status as counterOffer'])
    .select('opportunities.company_asked_to_sign_nda')
    .select(signedNdas(opportunityId, sql.ref('tracking.user_id')).as('signed_ndas'))
    .orderBy('history.id')
    .execute()
  return rows.map(
    ({ words, counterOffer, proposal_submitted_at, company_asked_to_sign_nda, signed_ndas, company_id, ...row }) => ({
      ...row,
      isByCompany: company_id !== null,
      isNdaOwed: company_asked_to_sign_nda && signed_ndas === 0,
      words: words ?? '',
      isProposalSent: proposal_submitted_at !== null,
      counterOffer: counterOffer as CounterOfferStatus | null,
    }),
  )
}
