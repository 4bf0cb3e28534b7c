import { sql } from 'kysely'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { type Currency, worthInCents } from './second-person.rules.js'

interface Change {
  /** The proposal's, if a repeat brings the same one: what was proposed once stays proposed. */
  id?: string
  actorId: string
  worthCents: number
}

/**
 * Whether a second member of staff has to confirm a change: when it is worth more than the limit together with
 * what the same member of staff has changed alone within a day, so that it can't be split up, neither for one person nor
 * among several. Two changes of one member of staff are judged one after the other.
 */
export async function needsSecondPerson(transaction: DatabaseTransaction, change: Change): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${change.actorId}))`.execute(transaction)
  if (change.id && (await isProposed(transaction, change.id))) return true
  const limitCents = (await readSetting(transaction, 'SECOND_PERSON_ABOVE_USD')) * CENTS
  if (change.worthCents > limitCents) return true
  return change.worthCents + (await changedAloneToday(transaction, change.actorId)) > limitCents
}

async function isProposed(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const known = await transaction.selectFrom('ledger_proposals').where('id', '=', id).select('id').executeTakeFirst()
  return known !== undefined
}

/** For how many cents a reward credit is redeemed. */
export const readCentsPerReward = (queryable: Queryable) => readSetting(queryable, 'REWARD_CREDIT_CENTS')

async function readSetting(queryable: Queryable, name: 'SECOND_PERSON_ABOVE_USD' | 'REWARD_CREDIT_CENTS') {
  const setting = queryable.selectFrom('system_configurations').select('value').where('config', '=', name)
  return Number((await setting.executeTakeFirstOrThrow()).value)
}

const LOCK_CLASS = 0x9a80
const CENTS = 100

/** Kinds of transfers that staff book by hand. */
const STAFF_KINDS = ['credits_by_staff', 'credit_request', 'correction'] as const

/** Counted as `worthOfEntries` does: by what a transfer adds. */
async function changedAloneToday(transaction: DatabaseTransaction, actorId: string): Promise<number> {
  const { rows } = await sql<{ currency: Currency; moved: string }>`
    select entry.currency, sum(entry.amount) as moved
    from ledger_transfers as transfer join ledger_entries as entry on entry.transfer_id = transfer.id
    where transfer.actor_id = ${actorId} and transfer.posted_at > now() - interval '1 day'
      and transfer.kind = any(${[...STAFF_KINDS]}::text[]) and entry.amount > 0
      and not exists (select from ledger_proposals where transfer_id = transfer.id)
    group by entry.currency
    union all
    select 'usd', sum(amount_cents) from purchase_refunds
    where requested_by = ${actorId} and decided_by is null and status in ('sending', 'sent', 'recorded')
      and created_at > now() - interval '1 day'
    having count(*) > 0`.execute(transaction)
  const centsPerReward = await readCentsPerReward(transaction)
  return rows.reduce((sum, { currency, moved }) => sum + worthInCents(currency, Number(moved), centsPerReward), 0)
}
