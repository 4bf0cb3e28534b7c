import { sql } from 'kysely'
import { correctionRefusal } from '#contract/credits/correctable-transfers.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { CreditSource, Entry } from '../accounts.js'
import { type Posted, postTransfer, type TransferHeading } from '../post-transfer.js'
import { type EndedLot, holdEarningAgain, isHeldKind, renewEndedLots } from './correction-moves.js'

export interface CorrectableEntry {
  accountId: string
  kind: string
  /** Of the transfer. */
  transferKind: string
  currency: 'credit' | 'reward' | 'usd'
  ownerId: string | null
  source: CreditSource | null
  /** When its credits end or ended. */
  endsAt: Date | null
  /** What a correction may still book: the opposite of the entry, less earlier corrections. */
  left: number
  balance: number | null
  isDebt: boolean
}

export interface CorrectionLine {
  accountId: string
  amount: number
}

/** The entries of a transfer with what is left to correct. Empty if there is no such transfer. */
export async function readCorrectable(queryable: Queryable, transferId: string): Promise<CorrectableEntry[]> {
  const { rows } = await sql<Omit<CorrectableEntry, 'left' | 'balance'> & { left: string; balance: string | null }>`
    select account.id as "accountId", account.kind, transfer.kind as "transferKind", account.currency,
      account.owner_id as "ownerId", account.source, account.due_at as "endsAt",
      account.balance, account.role = 'debt' as "isDebt", -entry.amount - coalesce((
        select sum(later.amount) from ledger_transfers as correction
        join ledger_entries as later on later.transfer_id = correction.id and later.account_id = account.id
        where correction.corrects_id = entry.transfer_id
      ), 0) as left
    from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
    join ledger_transfers as transfer on transfer.id = entry.transfer_id
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
  now: Date
  /** When credits end that are given back after their own end. */
  renewUntil: Date
}

/**
 * Takes back a booked transfer, wholly or in part, by another one that names it. Credits whose end has passed get a
 * new one, and an earning that is available already is taken from there.
 * @throws AppError CORRECTION_TOO_LARGE, BALANCE_TOO_LOW, NOT_CORRECTABLE, IDEMPOTENCY_KEY_REUSED
 */
export async function bookCorrection(transaction: DatabaseTransaction, correction: Correction): Promise<Posted> {
  const { transferId, lines, owners, now, renewUntil, ...heading } = correction
  await lockCorrections(transaction, transferId)
  const known = await readCorrectable(transaction, transferId)
  const entries = async (): Promise<Entry[]> => {
    requireCorrectable(known)
    const locked = await readCorrectable(transaction, transferId)
    for (const line of lines) requireLeft(line, locked)
    await holdEarningsAgain(transaction, correction, locked)
    const held = await readCorrectable(transaction, transferId)
    for (const line of lines) requireBalance(line, held)
    return lines.map(({ accountId, amount }) => ({ account: { id: accountId }, amount }))
  }
  const request = { transferId, lines }
  const posted = await postTransfer(transaction, {
    ...{ ...heading, kind: 'correction', correctsId: transferId, owners, request, entries },
  })
  if (!posted.isRepeat)
    await renewEndedLots(transaction, {
      ...{ ...heading, key: `${heading.key}:renewed`, correctionId: posted.transferId },
      ...{ lots: endedLots(lines, known, now), until: renewUntil },
    })
  return posted
}

/**
 * What a correction gives back to lots that have ended. Moving credits back to a lot that was renewed is no gift: those
 * are meant to end.
 */
export function endedLots(lines: readonly CorrectionLine[], known: readonly CorrectableEntry[], now: Date): EndedLot[] {
  if (known.every(({ kind }) => kind === 'credits')) return []
  return lines.flatMap(({ accountId, amount }) => {
    const entry = known.find((one) => one.accountId === accountId)
    if (amount <= 0 || !entry?.endsAt || !entry.ownerId || !entry.source || entry.endsAt > now) return []
    return [{ accountId, amount, ownerId: entry.ownerId, source: entry.source }]
  })
}

async function holdEarningsAgain(
  transaction: DatabaseTransaction,
  { lines, key, reason, actorId }: Correction,
  known: readonly CorrectableEntry[],
): Promise<void> {
  for (const { accountId, amount } of lines) {
    const entry = known.find((one) => one.accountId === accountId)
    if (!entry?.ownerId || !isHeldKind(entry.kind)) continue
    const missing = -amount - (entry.balance ?? 0)
    if (missing <= 0) continue
    const { kind, ownerId } = entry
    const heading = { key: `${key}:held:${accountId}`, reason, actorId }
    await holdEarningAgain(transaction, { ...heading, potId: accountId, kind, ownerId, amount: missing })
  }
}

/** Two corrections of one transfer, which may have no owner in common, must see each other. */
export async function lockCorrections(transaction: DatabaseTransaction, transferId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CORRECTION_LOCK}, hashtext(${transferId}))`.execute(transaction)
}

const CORRECTION_LOCK = 0x1ed6e5

/** @throws AppError NOT_CORRECTABLE, with the reason, if no correction of this transfer makes sense */
export function requireCorrectable(known: readonly CorrectableEntry[]): void {
  const message = correctionRefusal(known[0]?.transferKind ?? '', known)
  if (message) throw new AppError('NOT_CORRECTABLE', { message })
}

function requireLeft({ accountId, amount }: CorrectionLine, known: readonly CorrectableEntry[]): void {
  const entry = known.find((one) => one.accountId === accountId)
  if (!entry) throw new AppError('NOT_CORRECTABLE')
  const fits = Math.sign(amount) === Math.sign(entry.left) && Math.abs(amount) <= Math.abs(entry.left)
  if (!fits) throw new AppError('CORRECTION_TOO_LARGE')
}

function requireBalance({ accountId, amount }: CorrectionLine, known: readonly CorrectableEntry[]): void {
  const entry = known.find((one) => one.accountId === accountId)
  if (!entry || entry.balance === null) return
  const after = entry.balance + amount
  if (entry.isDebt ? after > 0 : after < 0) throw new AppError('BALANCE_TOO_LOW')
}
