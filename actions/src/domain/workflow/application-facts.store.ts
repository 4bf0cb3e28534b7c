import { type RawBuilder, sql } from 'kysely'
import { fullName } from '#contract/format/full-name.js'
import { type Amount, type AmountUnit, amountUnit, storedAmount } from '#contract/format/money.js'
import type { TrackingStatus } from '#contract/opportunities/statuses.js'
import type { CounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import { isApplicant, type Standing } from '#contract/workflow/tracking.graph.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import type { ActorFacts } from './application.rules.js'
import { lockOpportunity, type OpportunityFacts, readOpportunity, type Viewer } from './opportunity-facts.store.js'

export interface ApplicationFacts extends ActorFacts {
  opportunity: OpportunityFacts
  /** Invited to follow the post, so that no application there is theirs (GO-05). */
  isTeamMember: boolean
  expertId: string
  expertName: string
  /** They are signed out everywhere and couldn't respond. */
  isExpertSuspended: boolean
  /** What the expert is asking for, in the unit they used. */
  offer: Amount | null
  isProposalUploaded: boolean
  proposals: number
  /** Signed copies of the current NDA; copies of a replaced one don't count. */
  signedNdas: number
  isNdaRequired: boolean
  /** The post's current unit; new offers are made in it. */
  unit: AmountUnit
  /** That unit's id among the duration types; null if the amount covers the whole engagement. */
  unitId: string | null
  counterOffer: { id: string; status: CounterOfferStatus; amount: Amount } | null
  /** The agreed amount while a hire is in effect. */
  hire: Amount | null
  /** The version of the post the application responds to; null until there is one. */
  answersVersion: number | null
}

/**
 * An expert's application from the caller's point of view. Locks the opportunity before reading anything else, so that
 * of two concurrent callers the second sees what the first did (GO-23).
 * @throws AppError OPPORTUNITY_NOT_FOUND; APPLICATION_NOT_FOUND when there is no such person
 */
export async function lockApplication(
  transaction: DatabaseTransaction,
  opportunityId: unknown,
  expertId: unknown,
  caller: Viewer,
): Promise<ApplicationFacts> {
  return loadApplication(transaction, await lockOpportunity(transaction, opportunityId, caller), expertId, caller)
}

/**
 * The caller's own application at this moment, for responses that change nothing.
 * @throws AppError OPPORTUNITY_NOT_FOUND
 */
export async function readOwnApplication(
  database: Queryable,
  opportunityId: unknown,
  caller: Viewer,
): Promise<ApplicationFacts> {
  return readApplication(database, opportunityId, caller.userId, caller)
}

/**
 * Same for anyone's application, without a lock, for responses that change nothing.
 * @throws AppError OPPORTUNITY_NOT_FOUND, APPLICATION_NOT_FOUND
 */
export async function readApplication(
  database: Queryable,
  opportunityId: unknown,
  expertId: unknown,
  caller: Viewer,
): Promise<ApplicationFacts> {
  return loadApplication(database, await readOpportunity(database, opportunityId, caller), expertId, caller)
}

async function loadApplication(
  database: Queryable,
  opportunity: OpportunityFacts,
  expertId: unknown,
  caller: Viewer,
): Promise<ApplicationFacts> {
  const row = isUuid(expertId) ? await selectApplication(database, opportunity.id, expertId) : undefined
  if (!row) throw new AppError(opportunity.canSee ? 'APPLICATION_NOT_FOUND' : 'OPPORTUNITY_NOT_FOUND')
  const standing = row.standing as Standing
  const hasApplied = isApplicant(standing, row.interest_shown_at !== null)
  const isSelf = row.id === caller.userId && !opportunity.isPoster && !opportunity.isTeamMember
  return {
    opportunity,
    canSee: opportunity.canSee,
    isPoster: opportunity.isPoster,
    isTeamMember: opportunity.isTeamMember,
    isOwnApplication: isSelf && (caller.isExpert || hasApplied),
    hasApplied,
    status: opportunity.status,
    standing,
    expertId: row.id,
    expertName: fullName(row),
    isExpertSuspended: row.is_suspended,
    offer: storedAmount(row.agreed_value_cents, row.agreed_value_unit),
    isProposalUploaded: row.is_proposal_uploaded === true,
    proposals: row.proposals,
    signedNdas: row.signed_ndas,
    isNdaRequired: row.company_asked_to_sign_nda === true,
    unit: amountUnit(row.unit_code),
    unitId: row.unit_id,
    counterOffer: counterOfferOf(row),
    hire: storedAmount(row.hire_cents, row.hire_unit),
    answersVersion: row.answers_version_no,
  }
}

function counterOfferOf(row: NonNullable<Awaited<ReturnType<typeof selectApplication>>>) {
  const amount = storedAmount(row.counter_amount_cents, row.counter_amount_unit)
  return row.counter_id && amount
    ? { id: row.counter_id, status: row.counter_status as CounterOfferStatus, amount }
    : null
}

/** How many copies of the post's current NDA a person has signed. */
export function signedNdas(opportunityId: RawBuilder<unknown> | string, userId: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from opportunity_documents d join opportunities o on o.id = d.opportunity_id
    where d.opportunity_id = ${opportunityId} and d.uploaded_by = ${userId} and d.upload_type = 'nda_apply'
      and d.signed_version_no >= o.nda_version_no)`
}

function selectApplication(database: Queryable, opportunityId: string, expertId: string) {
  const documents = (type: string) =>
    sql<number>`(select count(*)::int from opportunity_documents d where d.opportunity_id = ${opportunityId}
      and d.uploaded_by = users.id and d.upload_type = ${type})`
  return database
    .selectFrom('users')
    .leftJoin('opportunities', (join) => join.on('opportunities.id', '=', opportunityId))
    .leftJoin('opportunity_duration_types as unit', 'unit.id', 'opportunities.duration_type_id')
    .leftJoin('opportunity_trackings as tracking', (join) =>
      join.onRef('tracking.user_id', '=', 'users.id').on('tracking.opportunity_id', '=', opportunityId),
    )
    .leftJoin('counter_offers as counter', (join) =>
      join.onRef('counter.user_id', '=', 'users.id').on('counter.opportunity_id', '=', opportunityId),
    )
    .leftJoin('hires as hire', (join) =>
      join.onRef('hire.user_id', '=', 'users.id').on('hire.opportunity_id', '=', opportunityId),
    )
    .where('users.id', '=', expertId)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.is_suspended'])
    .select('opportunities.company_asked_to_sign_nda')
    .select(['tracking.status as standing', 'tracking.interest_shown_at', 'tracking.agreed_value_cents'])
    .select(['tracking.agreed_value_unit', 'counter.counter_amount_unit', 'hire.agreed_value_unit as hire_unit'])
    .select(['tracking.is_proposal_uploaded', 'counter.id as counter_id', 'counter.status as counter_status'])
    .select(['counter.counter_amount_cents', documents('opportunity_apply').as('proposals')])
    .select(['unit.code as unit_code', 'unit.id as unit_id'])
    .select(signedNdas(opportunityId, sql.ref('users.id')).as('signed_ndas'))
    .select(['hire.agreed_value_cents as hire_cents', 'tracking.answers_version_no'])
    .executeTakeFirst()
}

interface Changes {
  status?: TrackingStatus
  interest_shown_at?: Date
  agreed_value_cents?: number
  agreed_value_unit?: AmountUnit
  proposal_submitted_at?: Date
  rejected_reason?: string | null
  opt_out_reason?: string | null
  answers_version_no?: number
  /** Of the terms of hiring. */
  terms_version?: number
}

/**
 * Updates an application, provided it still has the standing in the caller's facts.
 * @throws AppError INVALID_STATUS_TRANSITION when it does not any more
 */
export async function changeApplication(
  transaction: DatabaseTransaction,
  { opportunity, expertId, standing }: Pick<ApplicationFacts, 'opportunity' | 'expertId' | 'standing'>,
  changes: Changes,
): Promise<void> {
  const result = await transaction
    .updateTable('opportunity_trackings')
    .set(changes)
    .where('opportunity_id', '=', opportunity.id)
    .where('user_id', '=', expertId)
    .where('status', '=', standing)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) throw new AppError('INVALID_STATUS_TRANSITION')
}
