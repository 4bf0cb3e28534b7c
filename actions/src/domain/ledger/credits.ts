import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import type { CreditSource, Entry } from './accounts.js'
import { requireAmount } from './accounts.js'
import { lockCorrections, readCorrectable } from './corrections/corrections.js'
import { draw, openPot, owedBy, readDrawnLots, readPocket } from './credit-lots.store.js'
import { type CreditLot, giveBack } from './draw-order.rules.js'
import { type OpenAccount, type Posted, postTransfer, type TransferHeading } from './post-transfer.js'

interface Grant extends TransferHeading {
  userId: string
  amount: number
  source: CreditSource
  /** Null if they never expire. */
  endsAt: Date | null
  /** Further entries, such as the dollars of a purchase. */
  also?: Entry[]
}

/**
 * Adds spending credits with a source and an expiry date. What a refund left owing is settled first.
 * @throws AppError IDEMPOTENCY_KEY_REUSED
 */
export function grantCredits(transaction: DatabaseTransaction, grant: Grant): Promise<Posted> {
  const { userId, amount, source, endsAt, also = [], ...heading } = grant
  requireAmount(amount)
  const entries = async (open: OpenAccount[]) => {
    const settled = Math.min(owedBy(open, userId, 'credits_owed'), amount)
    const issued: Entry = { account: { kind: 'credits_issued' }, amount: -amount }
    const repaid: Entry = { account: { kind: 'credits_owed', ownerId: userId }, amount: settled }
    if (settled === amount) return [issued, repaid, ...also]
    const lot = await openPot(transaction, { kind: 'credits', ownerId: userId, source, dueAt: endsAt })
    return [issued, repaid, { account: { id: lot }, amount: amount - settled }, ...also]
  }
  const request = { userId, amount, source, endsAt, also }
  return postTransfer(transaction, { ...heading, owners: [userId], request, entries })
}

interface Spending extends TransferHeading {
  userId: string
  amount: number
  now: Date
  /** Further entries: an expert's income and the platform's share, in dollars. */
  also?: Entry[]
  /** Owners of the accounts that `also` pays into. */
  payees?: string[]
}

/**
 * Charges a price to somebody's credits, in the order of GK-005.
 * @throws AppError INSUFFICIENT_CREDITS with need and balance, CREDITS_OWED, IDEMPOTENCY_KEY_REUSED
 */
export function spendCredits(transaction: DatabaseTransaction, spending: Spending): Promise<Posted> {
  const { userId, amount, now, also = [], payees = [], ...heading } = spending
  requireAmount(amount)
  const entries = (open: OpenAccount[]) => [
    ...draw(open, { userId, amount, now }),
    { account: { kind: 'credits_spent' as const }, amount },
    ...also,
  ]
  const request = { userId, amount, also }
  return postTransfer(transaction, { ...heading, owners: [userId, ...payees], request, entries })
}

/**
 * Reverses a spending: the credits return to the lots they came from and keep their expiry dates. Booked once, however
 * often it is requested, and less what staff have corrected before.
 */
export async function returnSpending(
  transaction: DatabaseTransaction,
  spending: Pick<TransferHeading, 'reason' | 'actorId' | 'subject'> & { transferId: string; userId: string },
): Promise<Posted> {
  const { transferId, userId, ...words } = spending
  await lockCorrections(transaction, transferId)
  const key = `return:${transferId}`
  const corrected = await findCorrection(transaction, transferId, key)
  const lots = corrected ? await readLotsLeft(transaction, transferId) : await readDrawnLots(transaction, transferId)
  if (corrected && lots.length === 0) return { transferId: corrected, isRepeat: true }
  const entries = (open: OpenAccount[]): Entry[] => {
    const amount = lots.reduce((sum, { balance }) => sum + balance, 0)
    return [{ account: { kind: 'credits_spent' }, amount: -amount }, ...returnedCredits(open, userId, lots, amount)]
  }
  const heading = { ...words, key, kind: 'spending_returned' as const, correctsId: transferId }
  return postTransfer(transaction, { ...heading, owners: [userId], request: { transferId }, entries })
}

/**
 * Entries that give drawn credits back to the lots they came from; what a refund left owing meanwhile is settled first.
 * @param drawn the lots, each with the amount taken as its balance
 */
export function returnedCredits(
  open: readonly OpenAccount[],
  userId: string,
  drawn: readonly CreditLot[],
  amount: number,
): Entry[] {
  const settled = Math.min(amount, owedBy(open, userId, 'credits_owed'))
  return [{ account: { kind: 'credits_owed', ownerId: userId }, amount: settled }, ...giveBack(drawn, amount - settled)]
}

/** What a spending took from each lot, less what earlier corrections gave back. */
async function readLotsLeft(queryable: Queryable, transferId: string): Promise<CreditLot[]> {
  const left = new Map((await readCorrectable(queryable, transferId)).map((entry) => [entry.accountId, entry.left]))
  const lots = await readDrawnLots(queryable, transferId)
  return lots.map((lot) => ({ ...lot, balance: left.get(lot.id) ?? 0 })).filter(({ balance }) => balance > 0)
}

/** The latest correction other than the return itself. */
async function findCorrection(queryable: Queryable, transferId: string, key: string): Promise<string | null> {
  const correction = await queryable
    .selectFrom('ledger_transfers')
    .select('id')
    .where('corrects_id', '=', transferId)
    .where('key', '<>', key)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return correction?.id ?? null
}

export interface CreditBalance {
  /** Everything that has not expired. */
  available: number
  /** Credits of a plan or trial, and when they expire (CRED-06, CRED-07). */
  plan: { total: number; endsAt: Date | null }
  /** What is left of the one-time welcome credits (CRED-08). */
  welcome: number
  /** What a refund left owing; nothing can be spent before it is settled. */
  owed: number
}

const PLAN_SOURCES: readonly CreditSource[] = ['plan', 'trial']

/** What somebody can spend at a given moment. */
export async function readCreditBalance(queryable: Queryable, userId: string, now: Date): Promise<CreditBalance> {
  const { lots, owed } = await readPocket(queryable, userId, now)
  const sumOf = (sources?: readonly CreditSource[]) =>
    lots.reduce((sum, { source, balance }) => (!sources || sources.includes(source) ? sum + balance : sum), 0)
  const ends = lots.flatMap(({ source, endsAt }) => (PLAN_SOURCES.includes(source) && endsAt ? [endsAt.getTime()] : []))
  return {
    available: sumOf(),
    plan: { total: sumOf(PLAN_SOURCES), endsAt: ends.length > 0 ? new Date(Math.min(...ends)) : null },
    welcome: sumOf(['welcome']),
    owed,
  }
}
