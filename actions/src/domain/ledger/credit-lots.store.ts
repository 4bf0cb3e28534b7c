import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { CreditSource, Entry, Pot } from './accounts.js'
import { type CreditLot, drawFrom } from './draw-order.rules.js'

interface Pocket {
  lots: CreditLot[]
  /** What a refund left owing, 0 or more. */
  owed: number
}

/** The credits that somebody can spend at a given moment. Only a handful of rows: the index leaves empty lots out. */
export async function readPocket(queryable: Queryable, userId: string, now: Date): Promise<Pocket> {
  const rows = await queryable
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'source', 'balance', 'due_at'])
    .where('owner_id', '=', userId)
    .where('kind', 'in', ['credits', 'credits_owed'])
    .where('is_open', '=', true)
    .where((where) => where.or([where('due_at', 'is', null), where('due_at', '>', now)]))
    .execute()
  const lots = rows
    .filter(({ kind }) => kind === 'credits')
    .map(({ id, source, balance, due_at }) => ({
      ...{ id, source: source as CreditSource, balance: Number(balance), endsAt: due_at },
    }))
  const owed = rows.find(({ kind }) => kind === 'credits_owed')?.balance ?? 0
  return { lots, owed: Math.abs(Number(owed)) }
}

/**
 * Entries that take an amount from somebody's credits in the order of GK-005.
 * @throws AppError CREDITS_OWED, INSUFFICIENT_CREDITS with need and balance
 */
export async function draw(
  transaction: DatabaseTransaction,
  from: { userId: string; amount: number; now: Date },
): Promise<Entry[]> {
  const { lots, owed } = await readPocket(transaction, from.userId, from.now)
  if (owed > 0) throw new AppError('CREDITS_OWED')
  const entries = drawFrom(lots, from.amount)
  if (entries) return entries
  const balance = lots.reduce((sum, lot) => sum + lot.balance, 0)
  throw new AppError('INSUFFICIENT_CREDITS', { credits: { needed: from.amount, balance } })
}

/** What a refund left somebody owing, 0 or more. */
export async function readDebt(
  queryable: Queryable,
  ownerId: string,
  kind: 'credits_owed' | 'income_owed',
): Promise<number> {
  const { balance } = await queryable
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Math.abs(Number(balance))
}

/** Opens one of the accounts of which a person may have many. @returns its id */
export async function openPot(
  transaction: DatabaseTransaction,
  pot: { kind: Pot; ownerId: string; source?: CreditSource; dueAt: Date | null },
): Promise<string> {
  const { id } = await transaction
    .insertInto('ledger_accounts')
    .values({ kind: pot.kind, owner_id: pot.ownerId, source: pot.source ?? null, due_at: pot.dueAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The lots that a transfer drew on, each with the amount taken as its balance. */
export async function readDrawnLots(queryable: Queryable, transferId: string): Promise<CreditLot[]> {
  const rows = await queryable
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(['account.id', 'account.source', 'account.due_at', 'entry.amount'])
    .where('entry.transfer_id', '=', transferId)
    .where('account.kind', '=', 'credits')
    .where('entry.amount', '<', '0')
    .execute()
  return rows.map(({ id, source, due_at, amount }) => ({
    ...{ id, source: source as CreditSource, balance: -Number(amount), endsAt: due_at },
  }))
}

/** The lot that a grant opened; undefined if all of it settled a debt. */
export async function readGrantedLot(queryable: Queryable, grantKey: string): Promise<string | undefined> {
  const row = await queryable
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select('account.id')
    .where('transfer.key', '=', grantKey)
    .where('account.kind', '=', 'credits')
    .executeTakeFirst()
  return row?.id
}
