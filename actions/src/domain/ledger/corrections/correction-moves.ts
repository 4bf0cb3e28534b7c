import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { CreditSource } from '../accounts.js'
import { openPot } from '../credit-lots.store.js'
import { postTransfer, type TransferHeading } from '../post-transfer.js'

type Words = Pick<TransferHeading, 'key' | 'reason' | 'actorId' | 'subject'>

export interface EndedLot {
  accountId: string
  ownerId: string
  source: CreditSource
  amount: number
}

/**
 * Moves credits that a correction gave back from lots that have ended to lots with a new end: otherwise they would expire
 * again at once. It corrects the correction, which offers them for no other one after that.
 */
export async function renewEndedLots(
  transaction: DatabaseTransaction,
  { correctionId, lots, until, ...words }: Words & { correctionId: string; lots: readonly EndedLot[]; until: Date },
): Promise<void> {
  if (lots.length === 0) return
  await postTransfer(transaction, {
    ...{ ...words, kind: 'correction', correctsId: correctionId },
    owners: [...new Set(lots.map(({ ownerId }) => ownerId))],
    request: { correctionId },
    entries: async () => {
      const entries = []
      for (const { accountId, ownerId, source, amount } of lots) {
        const id = await openPot(transaction, { kind: 'credits', ownerId, source, dueAt: until })
        entries.push({ account: { id: accountId }, amount: -amount }, { account: { id }, amount })
      }
      return entries
    },
  })
}

/** Where an earning is once it is available. */
const AVAILABLE = { income_held: 'income', reward_credits_held: 'reward_credits' } as const

export type HeldKind = keyof typeof AVAILABLE

export function isHeldKind(kind: string): kind is HeldKind {
  return Object.hasOwn(AVAILABLE, kind)
}

/**
 * Takes an earning back from what is available, so that its transfer can be corrected after its release as well as before.
 * @throws AppError BALANCE_TOO_LOW if the person has less than that
 */
export async function holdEarningAgain(
  transaction: DatabaseTransaction,
  {
    potId,
    kind,
    ownerId,
    amount,
    ...words
  }: Words & { potId: string; kind: HeldKind; ownerId: string; amount: number },
): Promise<void> {
  const release = await transaction
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .where('entry.account_id', '=', potId)
    .where('transfer.kind', '=', 'earning_released')
    .orderBy('transfer.id', 'desc')
    .select('transfer.id')
    .executeTakeFirst()
  const available = await transaction
    .selectFrom('ledger_accounts')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', AVAILABLE[kind])
    .select('balance')
    .executeTakeFirst()
  if (!release || Number(available?.balance ?? 0) < amount) throw new AppError('BALANCE_TOO_LOW')
  await postTransfer(transaction, {
    ...{ ...words, kind: 'correction', correctsId: release.id, owners: [ownerId], request: { potId, amount } },
    entries: () => [
      { account: { kind: AVAILABLE[kind], ownerId }, amount: -amount },
      { account: { id: potId }, amount },
    ],
  })
}
