import { sql } from 'kysely'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Entry } from './accounts.js'
import { type Posted, postTransfer, type TransferHeading } from './post-transfer.js'

export interface CorrectableEntry {
  accountId: string
  kind: string
  currency: 'credit' | 'reward' | 'usd'
  ownerId: string | null
  /** What a correction may still book: the opposite of the entry, less earlier corrections. */
  left: number
  balance: number | null
  isDebt: boolean
}

export interface CorrectionLine {
  accountId: string
  amount: number
}

/** What is under way ends in its own way, and money outside moves by refunds and payouts. */
const ELSEWHERE = ['credits_held', 'redemption_requested', 'payout_requested', 'payments', 'payouts']

/** The entries of a transfer with what is left to correct. Empty if there is no such transfer. */
export async function readCorrectable(queryable: Queryable, transferId: string): Promise<CorrectableEntry[]> {
  const { rows } = await sql<Omit<CorrectableEntry, 'left' | 'balance'> & { left: string; balance: string | null }>`
    select account.id as "accountId", account.kind, account.currency, account.owner_id as "ownerId",
      account.balance, account.role = 'debt' as "isDebt", -entry.amount - coalesce((
        select sum(later.amount) from ledger_transfers as correction
        join ledger_entries as later on later.transfer_id = correction.id and later.account_id = account.id
        where correction.corrects_id = entry.transfer_id
      ), 0) as left
    from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
    where entry.transfer_id = ${transferId}
    order by account.id`.execute(queryable)
  return rows.map((row) => ({
    ...row,
    left: Number(row.left),
    balance: row.balance === null ? null : Number(row.balance),
  }))
}

interface Correction extends Omit<TransferHeading, 'kind' | 'correctsId'> {
  transferId: string
  lines: readonly CorrectionLine[]
  owners: string[]
}

/**
 * Takes back a booked transfer, wholly or in part, by another one that names it.
 * @throws AppError CORRECTION_TOO_LARGE, BALANCE_TOO_LOW, NOT_CORRECTABLE, IDEMPOTENCY_KEY_REUSED
 */
export async function bookCorrection(transaction: DatabaseTransaction, correction: Correction): Promise<Posted> {
  const { transferId, lines, owners, ...heading } = correction
  await lockCorrections(transaction, transferId)
  const entries = async (): Promise<Entry[]> => {
    const known = await readCorrectable(transaction, transferId)
    for (const line of lines) requireFitting(line, known)
    return lines.map(({ accountId, amount }) => ({ account: { id: accountId }, amount }))
  }
  const request = { transferId, lines }
  return postTransfer(transaction, { ...heading, kind: 'correction', correctsId: transferId, owners, request, entries })
}

/** Two corrections of one transfer, which may have no owner in common, must see each other. */
export async function lockCorrections(transaction: DatabaseTransaction, transferId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CORRECTION_LOCK}, hashtext(${transferId}))`.execute(transaction)
}

const CORRECTION_LOCK = 0x1ed6e5

function requireFitting({ accountId, amount }: CorrectionLine, known: readonly CorrectableEntry[]): void {
  const entry = known.find((one) => one.accountId === accountId)
  if (!entry || ELSEWHERE.includes(entry.kind)) throw new AppError('NOT_CORRECTABLE')
  const fits = Math.sign(amount) === Math.sign(entry.left) && Math.abs(amount) <= Math.abs(entry.left)
  if (!fits) throw new AppError('CORRECTION_TOO_LARGE')
  if (entry.balance === null) return
  const after = entry.balance + amount
  if (entry.isDebt ? after > 0 : after < 0) throw new AppError('BALANCE_TOO_LOW')
}
