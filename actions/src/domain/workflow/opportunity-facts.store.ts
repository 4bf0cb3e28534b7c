import { sql } from 'kysely'
import { canSeeOpportunity, isForAnother } from '#contract/opportunities/opportunity-visibility.js'
import type { OpportunityStatus, ReviewStatus, TrackingStatus } from '#contract/opportunities/statuses.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

/** Whose point of view the facts are from: the caller's, or that of somebody whose payment arrives. */
export type Viewer = Pick<Caller, 'userId' | 'isExpert' | 'isStaff'>

export interface OpportunityFacts {
  id: string
  title: string
  type: string
  posterId: string
  /** Posted for a company, not by somebody on their own. */
  isByCompany: boolean
  status: OpportunityStatus
  reviewStatus: ReviewStatus
  /** The post's version; incremented by every edit of its poster. */
  versionNo: number
  /** Microsecond precision: what staff reviewed is this version or an older one. */
  updatedAt: string
  isPoster: boolean
  /** The poster invited the caller: they read everything here, and do nothing (GO-05). */
  isTeamMember: boolean
  isStaff: boolean
  /** It is addressed to one expert, who isn't the caller. */
  isForAnother: boolean
  canSee: boolean
  /** The caller's own status. */
  trackingStatus: TrackingStatus | null
}

/**
 * An opportunity from the caller's point of view, locked for update until the transaction ends.
 * @throws AppError OPPORTUNITY_NOT_FOUND when there is none with this id
 */
export async function lockOpportunity(
  transaction: DatabaseTransaction,
  id: unknown,
  caller: Viewer,
): Promise<OpportunityFacts> {
  return toFacts(await selectFacts(transaction, id, caller).forNoKeyUpdate('opportunities').executeTakeFirst(), caller)
}

/**
 * Same with a shared lock: others may read it too, but its status can't change until the transaction ends.
 * @throws AppError OPPORTUNITY_NOT_FOUND when there is none with this id
 */
export async function shareOpportunity(
  transaction: DatabaseTransaction,
  id: unknown,
  caller: Viewer,
): Promise<OpportunityFacts> {
  return toFacts(await selectFacts(transaction, id, caller).forShare('opportunities').executeTakeFirst(), caller)
}

/**
 * Same without a lock, for responses that change nothing.
 * @throws AppError OPPORTUNITY_NOT_FOUND when there is none with this id
 */
export async function readOpportunity(database: Queryable, id: unknown, caller: Viewer): Promise<OpportunityFacts> {
  return toFacts(await selectFacts(database, id, caller).executeTakeFirst(), caller)
}

function selectFacts(transaction: Queryable, id: unknown, caller: Viewer) {
  if (!isUuid(id)) throw new AppError('OPPORTUNITY_NOT_FOUND')
  return transaction
    .selectFrom('opportunities')
    .leftJoin('opportunity_trackings', (join) =>
      join
        .onRef('opportunity_trackings.opportunity_id', '=', 'opportunities.id')
        .on('opportunity_trackings.user_id', '=', caller.userId),
    )
    .where('opportunities.id', '=', id)
    .select(['opportunities.id', 'opportunities.title', 'opportunities.type', 'opportunities.posted_by'])
    .select(['opportunities.status', 'opportunities.assigned_expert_id', 'opportunities.company_id'])
    .select([
      'opportunities.review_status',
      'opportunities.version_no',
      'opportunity_trackings.status as tracking_status',
    ])
    .select(sql<string>`to_json(opportunities.updated_at) #>> '{}'`.as('updated_at'))
    .select(isInTeam('opportunities.id', caller.userId).as('is_team_member'))
}

/** Whether somebody was invited to follow a post, as a column of a query. */
export function isInTeam(opportunityId: string, userId: string) {
  return sql<boolean>`exists (select from opportunity_team_members member
    where member.opportunity_id = ${sql.ref(opportunityId)} and member.user_id = ${userId})`
}

type FactsRow = Awaited<ReturnType<ReturnType<typeof selectFacts>['executeTakeFirst']>>

function toFacts(row: FactsRow, caller: Viewer): OpportunityFacts {
  if (!row) throw new AppError('OPPORTUNITY_NOT_FOUND')
  // Check constraints limit these columns to the contract's values.
  const facts = {
    status: row.status as OpportunityStatus,
    reviewStatus: row.review_status as ReviewStatus,
    trackingStatus: row.tracking_status as TrackingStatus | null,
    isPoster: row.posted_by === caller.userId,
    isByCompany: row.company_id !== null,
    isTeamMember: row.is_team_member,
    isStaff: caller.isStaff,
    isForAnother: isForAnother(row.assigned_expert_id, caller.userId),
    updatedAt: row.updated_at,
  }
  const { id, title, type, posted_by: posterId, version_no: versionNo } = row
  return { ...facts, id, title, type, posterId, versionNo, canSee: canSeeOpportunity(facts) }
}
