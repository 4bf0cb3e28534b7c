import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TransferKind } from '#contract/credits/statement-kinds.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { CreditSource, Entry } from './accounts.js'

export interface TransferHeading {
  /** Idempotency key, such as `post:<opportunity id>`: what carries the same key is booked once. */
  key: string
  /** One that the statement has words for; tests book what needs none. */
  kind: TransferKind | 'test'
  /** A sentence for the person whose balance moves. */
  reason: string
  /** Who did it; null for the system. */
  actorId: string | null
  /** What it pays for, so that the statement can link there. */
  subject?: { type: string; id: string }
  /** The transfer that this one takes back, wholly or in part. */
  correctsId?: string
}

/** An account with a balance: credits that somebody can draw on, or a debt. */
export interface OpenAccount {
  id: string
  kind: 'credits' | 'credits_owed' | 'income_owed'
  ownerId: string
  source: CreditSource | null
  /** Negative for a debt. */
  balance: number
  endsAt: Date | null
}

export interface Posting extends TransferHeading {
  /** Owners of the accounts that it draws on or pays into; they are locked before any balance is read. */
  owners: string[]
  /** What was requested, apart from key and reason: a retry must request the same. */
  request: unknown
  /**
   * Called once the owners are locked, and not at all for a retry.
   * @param open their credits and debts at that moment
   */
  entries: (open: OpenAccount[]) => Promise<Entry[]> | Entry[]
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
  const hash = hashOf(posting)
  const { transfer_id: transferId, booked_hash, open_accounts } = await begin(transaction, posting, hash)
  if (booked_hash !== null) {
    if (booked_hash !== hash) throw new AppError('IDEMPOTENCY_KEY_REUSED')
    return { transferId, isRepeat: true }
  }
  const entries = await posting.entries(open_accounts.map(openAccountOf))
  requireLocked(posting, entries)
  await addEntries(transaction, transferId, entries)
  return { transferId, isRepeat: false }
}

/**
 * The balance on the statement is read under the owner's lock.
 * @throws RangeError if somebody's account moves who isn't one of the owners: a bug in the caller
 */
function requireLocked({ key, owners }: Posting, entries: Entry[]): void {
  for (const { account } of entries)
    if ('kind' in account && account.ownerId && !owners.includes(account.ownerId))
      throw new RangeError(`${key} moves the account of somebody who isn’t locked`)
}

/** The lock that `private.begin_ledger_transfer` takes: what is read under it is still true when the transfer is booked. */
export async function lockOwner(transaction: DatabaseTransaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(32432868, hashtext(${ownerId}))`.execute(transaction)
}

interface Begun {
  transfer_id: string
  booked_hash: string | null
  open_accounts: {
    id: string
    kind: string
    owner_id: string
    source: string | null
    balance: number
    due_at: string
  }[]
}

async function begin(transaction: DatabaseTransaction, posting: Posting, hash: string): Promise<Begun> {
  const { key, kind, reason, actorId, subject, correctsId, owners } = posting
  const { rows } = await sql<Begun>`/* prepared: begin_ledger_transfer */
    select * from private.begin_ledger_transfer(${key}, ${hash}, ${kind}, ${reason}, ${actorId}, ${subject?.type ?? null},
      ${subject?.id ?? null}, ${correctsId ?? null}, ${owners})`.execute(transaction)
  return rows[0] as Begun
}

const openAccountOf = (row: Begun['open_accounts'][number]): OpenAccount => ({
  id: row.id,
  kind: row.kind as OpenAccount['kind'],
  ownerId: row.owner_id,
  source: row.source as CreditSource | null,
  balance: row.balance,
  endsAt: row.due_at ? new Date(row.due_at) : null,
})

async function addEntries(transaction: DatabaseTransaction, transferId: string, entries: Entry[]): Promise<void> {
  const moving = entries.filter(({ amount }) => amount !== 0)
  const column = <T>(value: (entry: Entry) => T) => moving.map(value)
  await sql`/* prepared: add_ledger_entries, unread */
    select private.add_ledger_entries(${transferId},
      ${column(({ account }) => ('id' in account ? account.id : null))},
      ${column(({ account }) => ('kind' in account ? account.kind : null))},
      ${column(({ account }) => ('kind' in account ? (account.ownerId ?? null) : null))},
      ${column(({ amount }) => amount)})`.execute(transaction)
}

function hashOf({ kind, request }: Posting): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, request]))
    .digest('base64url')
}
