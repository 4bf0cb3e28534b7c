import type { StaffAct } from '#contract/staff/staff-acts.js'
import type { CorrectionLine } from '#domain/ledger/corrections/corrections.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { settleForStaff } from '#domain/notices/settle-for-staff.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUniqueViolation } from '#platform/faults/database-faults.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import { otherStaff } from './people.store.js'
import { proposalEnd } from './proposal-end.store.js'
import { auditStaffMoney } from './staff-audit.js'

/** What became of a change that staff asked for: booked, or waiting for a second person. */
export interface Decided {
  status: 'booked' | 'proposed'
  transferId: string | null
  proposalId: string | null
}

interface NewProposal {
  id: string
  kind: 'grant' | 'credit_request' | 'correction'
  userId: string | null
  creditRequestId?: string
  correctsId?: string
  credits?: number
  entries?: readonly CorrectionLine[]
  worthCents: number
  reason: string | null
  /** For the notice and the log: "20,000 credits for Tom Ashworth". */
  what: string
}

/**
 * Writes down what a member of staff proposes, and tells the others. Repeating it returns the first one.
 * @throws AppError PROPOSAL_OPEN if another one about the same thing waits already; IDEMPOTENCY_KEY_REUSED
 */
export async function openProposal(
  transaction: DatabaseTransaction,
  { clock }: Pick<Services, 'clock'>,
  caller: Caller,
  proposal: NewProposal,
): Promise<Decided> {
  const proposed: Decided = { status: 'proposed', transferId: null, proposalId: proposal.id }
  if (await isRepeat(transaction, caller, proposal)) return proposed
  await expireOthers(transaction, proposal, clock.now())
  try {
    await insertProposal(transaction, caller, proposal, clock.now())
  } catch (error) {
    const isOpen = ['ledger_proposals_one_per_request', 'ledger_proposals_one_per_transfer'].some((name) =>
      isUniqueViolation(error, name),
    )
    throw isOpen ? new AppError('PROPOSAL_OPEN', { cause: error }) : error
  }
  const subject = proposal.userId
    ? ({ type: 'user', id: proposal.userId } as const)
    : ({ type: 'ledger_proposal', id: proposal.id } as const)
  const details = { proposalId: proposal.id, what: proposal.what, worthCents: proposal.worthCents }
  const action: StaffAct = 'propose change of balance'
  await auditStaffMoney(transaction, { actorId: caller.userId, action, subject, reason: proposal.reason, details })
  await insertNotices(transaction, {
    userIds: await otherStaff(transaction, caller.userId),
    words: NOTICES.secondPersonNeeded.write({
      proposer: `${caller.firstName} ${caller.lastName}`.trim(),
      what: proposal.what,
    }),
    effectKey: `proposal:${proposal.id}`,
  })
  return proposed
}

async function isRepeat(transaction: DatabaseTransaction, caller: Caller, proposal: NewProposal): Promise<boolean> {
  const known = await transaction
    .selectFrom('ledger_proposals')
    .where('id', '=', proposal.id)
    .select(['kind', 'user_id', 'credits', 'worth_cents', 'reason', 'proposed_by'])
    .executeTakeFirst()
  if (!known) return false
  const isSame =
    known.kind === proposal.kind &&
    known.user_id === proposal.userId &&
    known.credits === (proposal.credits ?? null) &&
    Number(known.worth_cents) === proposal.worthCents &&
    known.reason === proposal.reason &&
    known.proposed_by === caller.userId
  if (!isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return true
}

/** An open proposal nobody confirmed in time must not block a new one about the same thing. */
async function expireOthers(transaction: DatabaseTransaction, proposal: NewProposal, now: Date): Promise<void> {
  const { creditRequestId, correctsId } = proposal
  if (!creditRequestId && !correctsId) return
  const expired = await transaction
    .updateTable('ledger_proposals')
    .set({ status: 'expired', decided_at: now })
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .where((where) =>
      creditRequestId
        ? where('credit_request_id', '=', creditRequestId)
        : where('corrects_id', '=', correctsId ?? null),
    )
    .returning('id')
    .execute()
  await settleForStaff(transaction, ...expired.map(({ id }) => `proposal:${id}`))
}

async function insertProposal(
  transaction: DatabaseTransaction,
  caller: Caller,
  { kind, id, userId, creditRequestId, correctsId, credits, entries, worthCents, reason }: NewProposal,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('ledger_proposals')
    .values({
      ...{ id, kind, reason, user_id: userId, worth_cents: worthCents, proposed_by: caller.userId },
      ...{ credit_request_id: creditRequestId ?? null, corrects_id: correctsId ?? null, credits: credits ?? null },
      entries: entries ? JSON.stringify(entries) : null,
      ...{ created_at: now, expires_at: await proposalEnd(transaction, 'LEDGER_PROPOSAL_DAYS', now) },
    })
    .execute()
}

export type Proposal = NonNullable<Awaited<ReturnType<typeof findProposal>>>

/** @throws AppError PROPOSAL_NOT_FOUND */
export async function readProposal(transaction: DatabaseTransaction, id: string | undefined): Promise<Proposal> {
  const proposal = isUuid(id) ? await findProposal(transaction, id) : undefined
  if (!proposal) throw new AppError('PROPOSAL_NOT_FOUND')
  return proposal
}

function findProposal(transaction: DatabaseTransaction, id: string) {
  return transaction.selectFrom('ledger_proposals').where('id', '=', id).selectAll().executeTakeFirst()
}

/**
 * Locks a proposal that is still open.
 * @throws AppError ALREADY_DONE, PROPOSAL_EXPIRED
 */
export async function lockOpenProposal(transaction: DatabaseTransaction, id: string, now: Date): Promise<void> {
  const { status, expires_at } = await transaction
    .selectFrom('ledger_proposals')
    .where('id', '=', id)
    .select(['status', 'expires_at'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (status === 'expired' || (status === 'open' && expires_at <= now)) throw new AppError('PROPOSAL_EXPIRED')
  if (status !== 'open') throw new AppError('ALREADY_DONE', { message: 'This proposal has already been decided.' })
}

export async function closeProposal(
  transaction: DatabaseTransaction,
  id: string,
  decision: { status: 'confirmed' | 'declined' | 'withdrawn'; decidedBy: string; now: Date; transferId?: string },
): Promise<void> {
  await transaction
    .updateTable('ledger_proposals')
    .set({ status: decision.status, decided_by: decision.decidedBy, decided_at: decision.now })
    .set({ transfer_id: decision.transferId ?? null })
    .where('id', '=', id)
    .execute()
  await settleForStaff(transaction, `proposal:${id}`)
}
