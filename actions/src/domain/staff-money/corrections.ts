import { formatMovement } from '#contract/format/credits.js'
import { formatOrdinalDate } from '#contract/format/dates.js'
import { formatCents } from '#contract/format/money.js'
import type { StaffAct } from '#contract/staff/staff-acts.js'
import {
  bookCorrection,
  type CorrectionLine,
  endedLots,
  readCorrectable,
  requireCorrectable,
} from '#domain/ledger/corrections/corrections.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { Caller } from '#platform/caller.js'
import { DAY_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, invalidField } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { lockPerson } from './people.store.js'
import { type Decided, openProposal } from './proposals.store.js'
import { worthOfEntries } from './second-person.rules.js'
import { needsSecondPerson, readCentsPerReward } from './second-person.store.js'
import { auditStaffMoney } from './staff-audit.js'

interface Correction {
  transferId: string
  lines: readonly CorrectionLine[]
  reason: string
}

/**
 * Staff correct a transfer by another one: at once, or as a proposal when a second person has to confirm.
 * @param requestId the same at every attempt, so that a repeat books nothing more
 * @throws AppError TRANSFER_NOT_FOUND, OWN_BALANCE, VALIDATION_FAILED, CORRECTION_TOO_LARGE, BALANCE_TOO_LOW,
 *   NOT_CORRECTABLE, PROPOSAL_OPEN, IDEMPOTENCY_KEY_REUSED
 */
export async function correctByStaff(
  transaction: DatabaseTransaction,
  services: Services,
  { requestId, caller, ...correction }: Correction & { requestId: string; caller: Caller },
): Promise<Decided> {
  const { owners, moved } = await prepare(transaction, correction, caller)
  const key = `correction:${requestId}`
  const worthCents = worthOfEntries(moved, await readCentsPerReward(transaction))
  const isBooked = await transaction
    .selectFrom('ledger_transfers')
    .where('key', '=', key)
    .select('id')
    .executeTakeFirst()
  const facts = { id: requestId, actorId: caller.userId, worthCents }
  if (!isBooked) await requireNoneWaiting(transaction, services, correction.transferId, requestId)
  if (!isBooked && (await needsSecondPerson(transaction, facts)))
    return openProposal(transaction, services, caller, {
      ...{ id: requestId, kind: 'correction', userId: owners.length === 1 ? (owners[0] ?? null) : null },
      ...{ correctsId: correction.transferId, entries: correction.lines, worthCents, reason: correction.reason },
      what: `a correction of transfer ${correction.transferId} worth ${formatCents(worthCents)}`,
    })
  return book(transaction, services, { ...correction, owners, moved, key, caller, action: 'correct transfer' })
}

/** What waits for a second person is decided first: a smaller correction beside it could keep it from fitting. */
async function requireNoneWaiting(
  transaction: DatabaseTransaction,
  { clock }: Services,
  transferId: string,
  requestId: string,
): Promise<void> {
  const waiting = await transaction
    .selectFrom('ledger_proposals')
    .where('corrects_id', '=', transferId)
    .where('status', '=', 'open')
    .where('expires_at', '>', clock.now())
    .where('id', '<>', requestId)
    .select('id')
    .executeTakeFirst()
  if (waiting) throw new AppError('PROPOSAL_OPEN')
}

/** Books a correction that another member of staff proposed; it has to fit still. */
export async function confirmCorrection(
  transaction: DatabaseTransaction,
  services: Services,
  { key, caller, ...correction }: Correction & { key: string; caller: Caller },
): Promise<Decided> {
  const { owners, moved } = await prepare(transaction, correction, caller)
  return book(transaction, services, { ...correction, owners, moved, key, caller, action: 'confirm correction' })
}

type Moved = Awaited<ReturnType<typeof readCorrectable>>[number] & { amount: number }

/** Nobody corrects a transfer that touches their own accounts, whichever of its parts they pick. */
async function prepare(transaction: DatabaseTransaction, { transferId, lines }: Correction, caller: Caller) {
  const known = await readCorrectable(transaction, transferId)
  if (known.length === 0) throw new AppError('TRANSFER_NOT_FOUND')
  if (known.some(({ ownerId }) => ownerId === caller.userId)) throw new AppError('OWN_BALANCE')
  requireCorrectable(known)
  const moved = lines.map(({ accountId, amount }): Moved => {
    const entry = known.find((one) => one.accountId === accountId)
    if (!entry) throw new AppError('NOT_CORRECTABLE')
    return { ...entry, amount }
  })
  requireBalanced(moved)
  const owners = [...new Set(moved.flatMap(({ ownerId }) => ownerId ?? []))].sort()
  for (const owner of owners) await lockPerson(transaction, owner, caller)
  return { owners, moved }
}

function requireBalanced(moved: readonly Moved[]): void {
  const sums = new Map<string, number>()
  for (const { currency, amount } of moved) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  const isBalanced = [...sums.values()].every((sum) => sum === 0)
  const isOnce = new Set(moved.map(({ accountId }) => accountId)).size === moved.length
  if (!isBalanced || !isOnce) throw invalidField('entries', 'What is taken and what is given have to be equal.')
}

interface Booking extends Correction {
  owners: string[]
  moved: readonly Moved[]
  key: string
  caller: Caller
  action: StaffAct
}

async function book(transaction: DatabaseTransaction, services: Services, booking: Booking): Promise<Decided> {
  const { transferId, lines, reason, owners, moved, key, caller, action } = booking
  const actorId = caller.userId
  const now = services.clock.now()
  const renewUntil = await readNewEnd(transaction, now)
  const isRenewed = endedLots(lines, moved, now).length > 0
  const validity = isRenewed ? ` (valid until ${formatOrdinalDate(renewUntil, 'UTC')})` : ''
  const posted = await bookCorrection(transaction, {
    ...{ key, transferId, lines, owners, actorId, reason: `Correction: ${reason}${validity}`, now, renewUntil },
  })
  if (posted.isRepeat) return { status: 'booked', transferId: posted.transferId, proposalId: null }
  for (const userId of owners) {
    const details = { transferId: posted.transferId, corrects: transferId }
    await auditStaffMoney(transaction, { actorId, action, subject: { type: 'user', id: userId }, reason, details })
    const changes = changesOf(moved.filter(({ ownerId }) => ownerId === userId))
    if (changes.length === 0) continue
    const words = NOTICES.balanceCorrected.write({ changes, reason: reason + validity })
    await notifyPerson(transaction, services, { userId, words, effectKey: `correction:${posted.transferId}:${userId}` })
  }
  return { status: 'booked', transferId: posted.transferId, proposalId: null }
}

/** When credits end that are given back after their own end. */
async function readNewEnd(transaction: DatabaseTransaction, now: Date): Promise<Date> {
  const { value } = await transaction
    .selectFrom('system_configurations')
    .select('value')
    .where('config', '=', 'CORRECTED_CREDITS_DAYS')
    .executeTakeFirstOrThrow()
  return new Date(now.getTime() + Number(value) * DAY_MS)
}

/** "+20 Credits", "−$5": what changed for one person, by currency. */
function changesOf(moved: readonly Moved[]): string[] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of moved) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].flatMap(([currency, sum]) => (sum === 0 ? [] : formatMovement(sum, currency)))
}
