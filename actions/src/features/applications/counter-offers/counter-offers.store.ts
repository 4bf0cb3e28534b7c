import type { AmountUnit } from '#contract/format/money.js'
import type { ApplicationFacts } from '#domain/workflow/application-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import type { CounterOfferTerms } from './counter-offer-input.js'

/** Stores a counter offer. Its author is the stored poster, not whoever the request names (GO-43). @returns its id */
export async function insertCounterOffer(
  transaction: DatabaseTransaction,
  { opportunity, expertId, unit }: ApplicationFacts,
  terms: CounterOfferTerms,
  caller: Caller,
): Promise<string> {
  const { id } = await transaction
    .insertInto('counter_offers')
    .values({
      ...columnsOf({ ...terms, unit }),
      opportunity_id: opportunity.id,
      user_id: expertId,
      counter_from_company: caller.companyId !== null,
      counter_from_expert: caller.isExpert,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The terms, in the post's unit at that moment. */
type OfferedTerms = CounterOfferTerms & { unit: AmountUnit }

interface Changes {
  status?: 'accepted' | 'rejected'
  reject_reason?: string
}

/**
 * Changes a pending counter offer.
 * @throws AppError INVALID_STATUS_TRANSITION if it has been answered
 */
export async function changeCounterOffer(
  transaction: DatabaseTransaction,
  id: string,
  changes: Changes | OfferedTerms,
): Promise<void> {
  const result = await transaction
    .updateTable('counter_offers')
    .set('amountCents' in changes ? columnsOf(changes) : changes)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) throw new AppError('INVALID_STATUS_TRANSITION')
}

/** The application a counter offer belongs to. @throws AppError COUNTER_OFFER_NOT_FOUND */
export async function findCounterOffer(database: Queryable, id: unknown) {
  const row = isUuid(id)
    ? await database
        .selectFrom('counter_offers')
        .where('id', '=', id)
        .select(['id', 'opportunity_id as opportunityId', 'user_id as expertId'])
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('COUNTER_OFFER_NOT_FOUND')
  return row
}

function columnsOf({ amountCents, unit, feedback, feedbackRichText }: OfferedTerms) {
  const amount = { counter_amount_cents: amountCents, counter_amount_unit: unit }
  return { ...amount, feedback, feedback_rich_text: JSON.stringify(feedbackRichText) }
}
