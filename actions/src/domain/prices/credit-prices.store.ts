import { type PlanOwner, readPlan } from '#domain/plans/read-plan.js'
import type { Queryable } from '#platform/database.js'

/**
 * What is paid for in credits: an action, and where in the product it happens, because messages and calls are free on
 * opportunities (GO-64).
 */
export type Priced =
  | { action: 'ask_question'; context: 'questions' }
  | { action: 'send_message'; context: 'chat' | 'opportunity' }
  | { action: 'reopen_chat'; context: 'chat' }
  | { action: 'request_call'; context: 'expert' | 'opportunity' }
  /** The price of the table is a default, which a given amount replaces (OBASE-45). */
  | { action: 'schedule_consultation'; context: 'expert'; amount?: number }
  | { action: 'ai_answer'; context: 'playground' | 'home' }
  /** Priced by the payer's plan (GK-023). */
  | { action: 'post_opportunity'; context: 'plan' }

/**
 * The price in credits, 0 if it is free, from the rows that screens show.
 * @throws RangeError if an amount is given for what has a fixed price: a bug in the caller
 */
export async function readPrice(queryable: Queryable, priced: Priced, payer: PlanOwner, now: Date): Promise<number> {
  if (priced.action === 'post_opportunity') return (await readPlan(queryable, payer, now)).posting_credits
  const row = await queryable
    .selectFrom('credit_prices')
    .select(['credits', 'accepts_amount'])
    .where('action', '=', priced.action)
    .where('context', '=', priced.context)
    .executeTakeFirstOrThrow()
  const given = 'amount' in priced ? priced.amount : undefined
  if (given === undefined) return row.credits
  if (!row.accepts_amount) throw new RangeError(`${priced.action} has a fixed price`)
  return given
}
