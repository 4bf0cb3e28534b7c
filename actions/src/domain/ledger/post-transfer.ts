import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Entry } from './accounts.js'

export interface TransferHeading {
  /** Idempotency key, such as `post:<opportunity id>`: what carries the same key is booked once. */
  key: string
  kind: string
  /** A sentence for the person whose balance moves. */
  reason: string
  /** Who did it; null for the system. */
  actorId: string | null
  /** What it pays for, so that the statement can link there. */
  subject?: { type: string; id: string }
  /** The transfer that this one takes back, wholly or in part. */
  correctsId?: string
}

export interface Posting extends TransferHeading {
  /** Owners of the accounts that it draws on or pays into; they are locked before any balance is read. */
  owners: string[]
  /** What was requested, apart from key and reason: a retry must request the same. */
  request: unknown
  /** Called once the owners are locked, and not at all for a retry. */
  entries: () => Promise<Entry[]>
}

export interface Posted {
  transferId: string
  /** True if an earlier call with this key booked it, so that this one booked nothing. */
  isRepeat: boolean
}

/**
 * Books a transfer in the caller's transaction, so that an operation and its price are committed together or not at
 * all. Call it after locking whatever the operation itself locks. The database enforces the rest: entries sum to zero in
 * each currency, people's balances never fall below zero, a key is used once, and nothing booked ever changes.
 * @throws AppError IDEMPOTENCY_KEY_REUSED if the key has booked something else
 */
export async function postTransfer(transaction: DatabaseTransaction, posting: Posting): Promise<Posted> {
  const transferId = await insertHeading(transaction, posting)
  if (transferId === undefined) return findRepeat(transaction, posting)
  await insertEntries(transaction, transferId, await posting.entries())
  return { transferId, isRepeat: false }
}

/**
 * Advisory locks, because this role may not lock rows of accounts, taken in one order to avoid deadlocks. Without
 * them, two concurrent spendings would read the same balance, and the guard would refuse the second with an error.
 */
async function insertHeading(transaction: DatabaseTransaction, posting: Posting): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with locked as materialized (
      select pg_advisory_xact_lock(${LOCK_CLASS}, owner.hash)
      from (select distinct hashtext(id) as hash from unnest(${posting.owners}::text[]) as id order by hash) as owner
    )
    insert into ledger_transfers (key, request_hash, kind, reason, actor_id, subject_type, subject_id, corrects_id)
    select ${posting.key}, ${hashOf(posting)}, ${posting.kind}, ${posting.reason}, ${posting.actorId}::uuid,
      ${posting.subject?.type ?? null}, ${posting.subject?.id ?? null}, ${posting.correctsId ?? null}::bigint
    where (select count(*) from locked) >= 0
    on conflict (key) do nothing
    returning id`.execute(transaction)
  return rows[0]?.id
}

const LOCK_CLASS = 0x1ed6e4

async function findRepeat(transaction: DatabaseTransaction, posting: Posting): Promise<Posted> {
  const earlier = await transaction
    .selectFrom('ledger_transfers')
    .select(['id', 'request_hash'])
    .where('key', '=', posting.key)
    .executeTakeFirstOrThrow()
  if (earlier.request_hash !== hashOf(posting)) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return { transferId: earlier.id, isRepeat: true }
}

async function insertEntries(transaction: DatabaseTransaction, transferId: string, entries: Entry[]): Promise<void> {
  const moving = entries.filter(({ amount }) => amount !== 0)
  const column = <T>(value: (entry: Entry) => T) => moving.map(value)
  await sql`
    insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
    select ${transferId}::bigint, account.id, line.amount, account.currency, account.owner_id
    from unnest(
      ${column(({ account }) => ('id' in account ? account.id : null))}::bigint[],
      ${column(({ account }) => ('kind' in account ? account.kind : null))}::text[],
      ${column(({ account }) => ('kind' in account ? (account.ownerId ?? null) : null))}::uuid[],
      ${column(({ amount }) => amount)}::bigint[]
    ) as line(account_id, kind, owner_id, amount)
    left join ledger_accounts as account on account.id = coalesce(line.account_id,
      (select id from ledger_accounts where role <> 'pot' and kind = line.kind and owner_id = line.owner_id),
      (select id from ledger_accounts where role <> 'pot' and kind = line.kind and owner_id is null
        and line.owner_id is null))`.execute(transaction)
}

function hashOf({ kind, request }: Posting): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, request]))
    .digest('base64url')
}
