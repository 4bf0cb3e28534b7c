import type { Amount } from '#contract/format/money.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { ApplicationFacts } from '../workflow/application-facts.store.js'
import { recordHistory } from '../workflow/history.store.js'

type Application = Pick<ApplicationFacts, 'opportunity' | 'expertId'>

/** What the poster agrees to by hiring. */
export interface Deal {
  agreed: Amount
  /** The version of the terms of hiring that was shown. */
  termsVersion: number
}

/** Adds an entry to hiredPeople, pending the expert's answer (GO-17). */
export async function insertHire(
  transaction: DatabaseTransaction,
  { opportunity, expertId }: Application,
  { agreed, termsVersion }: Deal,
  hiredAt: Date,
): Promise<void> {
  await transaction
    .insertInto('hires')
    .values({
      opportunity_id: opportunity.id,
      user_id: expertId,
      agreed_value_cents: agreed.cents,
      agreed_value_unit: agreed.unit,
      hired_at: hiredAt,
      version_no: opportunity.versionNo,
      terms_version: termsVersion,
    })
    .execute()
}

/** Records the expert's answer. @returns whether there was a hire to answer */
export async function answerHire(
  transaction: DatabaseTransaction,
  { opportunity, expertId }: Application,
  answer: { accepted_at: Date; version_no: number; accepted_terms_version: number } | { opted_out_at: Date },
): Promise<boolean> {
  const result = await transaction
    .updateTable('hires')
    .set(answer)
    .where('opportunity_id', '=', opportunity.id)
    .where('user_id', '=', expertId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** How many other experts have accepted and not left. */
export async function countOthersAccepted(
  transaction: DatabaseTransaction,
  { opportunity, expertId }: Application,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('opportunity_trackings')
    .where('opportunity_id', '=', opportunity.id)
    .where('user_id', '!=', expertId)
    .where('status', 'in', ['accepted', 'in progress'])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Changes the opportunity's status as a consequence of an expert's step (GO-10, GO-11).
 * @throws AppError INVALID_STATUS_TRANSITION if its status has changed in the meantime
 */
export async function moveOpportunity(
  transaction: DatabaseTransaction,
  id: string,
  move: { from: OpportunityStatus; to: 'in progress' | 'published' },
): Promise<void> {
  const result = await transaction
    .updateTable('opportunities')
    .set({ status: move.to })
    .where('id', '=', id)
    .where('status', '=', move.from)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) throw new AppError('INVALID_STATUS_TRANSITION')
  const event = move.to === 'in progress' ? 'started' : 'reopened'
  await recordHistory(transaction, { opportunityId: id, userId: null, actorId: null, actorRole: 'system', event })
}
