import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { CreditSource, Entry, Pot } from './accounts.js'
import { type CreditLot, drawFrom } from './draw-order.rules.js'
import type { OpenAccount } from './post-transfer.js'

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
    .execute()
  const open = rows.map(({ id, kind, source, balance, due_at }) => ({
    ...{ id, kind: kind as OpenAccount['kind'], ownerId: userId, source: source as CreditSource | null },
    ...{ balance: Number(balance), endsAt: due_at },
  }))
  return pocketOf(open, userId, now)
}

/** @param open the accounts that `postTransfer` passes */
export function pocketOf(open: readonly OpenAccount[], userId: string, now: Date): Pocket {
  const lots = open.flatMap(({ id, kind, ownerId, source, balance, endsAt }) =>
    kind === 'credits' && ownerId === userId && source && (!endsAt || endsAt > now)
      ? [{ id, source, balance, endsAt }]
      : [],
  )
  return { lots, owed: owedBy(open, userId, 'credits_owed') }
}

/** What a refund left somebody owing, 0 or more. */
export function owedBy(open: readonly OpenAccount[], userId: string, owedKind: 'credits_owed' | 'income_owed'): number {
  return Math.abs(open.find(({ kind, ownerId }) => kind === owedKind && ownerId === userId)?.balance ?? 0)
}

/**
 * Entries that take an amount from somebody's credits in the order of GK-005.
 * @param open the accounts that `postTransfer` passes
 * @throws AppError CREDITS_OWED, INSUFFICIENT_CREDITS with need and balance
 */
export function draw(open: readonly OpenAccount[], from: { userId: string; amount: number; now: Date }): Entry[] {
  const { lots, owed } = pocketOf(open, from.userId, from.now)
  if (owed > 0) throw new AppError('CREDITS_OWED')
  const entries = drawFrom(lots, from.amount)
  if (entries) return entries
  const balance = lots.reduce((sum, lot) => sum + lot.balance, 0)
  throw new AppError('INSUFFICIENT_CREDITS', { credits: { needed: from.amount, balance } })
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
