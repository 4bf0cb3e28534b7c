import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Entry } from './accounts.js'
import { requireAmount } from './accounts.js'
import { lockCorrections, readCorrectable } from './corrections/corrections.js'
import { openPot, owedBy } from './credit-lots.store.js'
import { type OpenAccount, type Posted, postTransfer, type TransferHeading } from './post-transfer.js'

/** For each currency: where an earning waits, where it goes, and the debt it settles first. */
const EARNINGS = {
  usd: { held: 'income_held', final: 'income', owed: 'income_owed' },
  reward: { held: 'reward_credits_held', final: 'reward_credits', owed: null },
} as const

interface Earning extends TransferHeading {
  userId: string
  currency: keyof typeof EARNINGS
  amount: number
  /** When it becomes available. */
  availableAt: Date
  /** The accounts that pay for it, with the platform's share; sums to minus the amount. */
  from: Entry[]
}

/**
 * Books an earning. It waits in an account of its own until it becomes available.
 * @throws AppError IDEMPOTENCY_KEY_REUSED
 */
export function bookEarning(transaction: DatabaseTransaction, earning: Earning): Promise<Posted> {
  const { userId, currency, amount, availableAt, from, ...heading } = earning
  requireAmount(amount)
  const entries = async () => {
    const pot = await openPot(transaction, {
      ...{ kind: EARNINGS[currency].held, ownerId: userId, dueAt: availableAt },
    })
    return [...from, { account: { id: pot }, amount }]
  }
  return postTransfer(transaction, {
    ...heading,
    owners: [userId],
    request: { userId, currency, amount, from },
    entries,
  })
}

/**
 * Makes a waiting earning available; what a refund left owing is settled first. Does nothing if it is gone. A correction
 * can put it on hold again, so the key names the last transfer of its account.
 */
export async function releaseEarning(transaction: DatabaseTransaction, potId: string): Promise<void> {
  const pot = await transaction
    .selectFrom('ledger_accounts as account')
    .select(({ selectFrom }) => [
      ...(['account.kind', 'account.owner_id', 'account.balance'] as const),
      selectFrom('ledger_entries')
        .select(({ fn }) => fn.max('transfer_id').as('last'))
        .whereRef('account_id', '=', 'account.id')
        .as('lastTransferId'),
    ])
    .where('account.id', '=', potId)
    .executeTakeFirstOrThrow()
  const way = Object.values(EARNINGS).find(({ held }) => held === pot.kind)
  const amount = Number(pot.balance)
  if (!way || !pot.owner_id || amount === 0) return
  const ownerId = pot.owner_id
  const entries = (open: OpenAccount[]): Entry[] => {
    const settled = way.owed ? Math.min(amount, owedBy(open, ownerId, way.owed)) : 0
    return [
      { account: { id: potId }, amount: -amount },
      ...(way.owed ? [{ account: { kind: way.owed, ownerId }, amount: settled }] : []),
      { account: { kind: way.final, ownerId }, amount: amount - settled },
    ]
  }
  await postTransfer(transaction, {
    ...{
      key: `release:${potId}:${pot.lastTransferId}`,
      kind: 'earning_released',
      actorId: null,
      ...(await readEarningWords(transaction, potId)),
    },
    ...{ owners: [ownerId], request: { potId }, entries },
  })
}

interface Voiding extends TransferHeading {
  userId: string
  /** The transfer that booked the earning. */
  correctsId: string
}

/**
 * Takes back a waiting earning: whatever earlier corrections left of it returns to where it came from.
 * @throws AppError ALREADY_DONE if nothing of it is waiting any more
 */
export async function voidEarning(transaction: DatabaseTransaction, voiding: Voiding): Promise<Posted> {
  const { userId, ...heading } = voiding
  const transferId = heading.correctsId
  await lockCorrections(transaction, transferId)
  const held = Object.values<{ held: string }>(EARNINGS).map((way) => way.held)
  const entries = async (): Promise<Entry[]> => {
    const known = await readCorrectable(transaction, transferId)
    const pot = known.find(({ kind }) => held.includes(kind))
    if (!pot || pot.balance === 0) throw new AppError('ALREADY_DONE')
    return known.map(({ accountId, left }) => ({ account: { id: accountId }, amount: left }))
  }
  return postTransfer(transaction, { ...heading, owners: [userId], request: { transferId }, entries })
}

/** The statement shows an earning when it becomes available, so the release says again what it was for. */
async function readEarningWords(
  transaction: DatabaseTransaction,
  potId: string,
): Promise<Pick<TransferHeading, 'reason' | 'subject'>> {
  const { reason, subject_type, subject_id } = await transaction
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .select(['transfer.reason', 'transfer.subject_type', 'transfer.subject_id'])
    .where('entry.account_id', '=', potId)
    .orderBy('entry.transfer_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return subject_type && subject_id ? { reason, subject: { type: subject_type, id: subject_id } } : { reason }
}
