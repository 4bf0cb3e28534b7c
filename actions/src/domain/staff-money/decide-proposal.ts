import type { CorrectionLine } from '#domain/ledger/corrections/corrections.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { confirmCorrection } from './corrections.js'
import { bookCreditRequest, lockPendingRequest } from './credit-requests.js'
import { lockPerson } from './people.store.js'
import { closeProposal, type Decided, lockOpenProposal, type Proposal, readProposal } from './proposals.store.js'
import { auditStaffMoney } from './staff-audit.js'
import { bookStaffGrant } from './staff-grants.js'

/**
 * The second person confirms what another proposed, and it is booked.
 * @throws AppError PROPOSAL_NOT_FOUND, PROPOSAL_EXPIRED, ALREADY_DONE, SECOND_PERSON_REQUIRED, OWN_BALANCE, and whatever
 *   the booking itself refuses
 */
export async function confirmProposal(
  transaction: DatabaseTransaction,
  services: Services,
  { id, caller }: { id: string | undefined; caller: Caller },
): Promise<Decided> {
  const proposal = await readProposal(transaction, id)
  if (proposal.proposed_by === caller.userId) throw new AppError('SECOND_PERSON_REQUIRED')
  const decided = await BOOKINGS[kindOf(proposal)](transaction, services, proposal, caller)
  const { transferId } = decided
  if (transferId === null) throw new Error('a confirmed proposal is booked')
  const decision = { status: 'confirmed', decidedBy: caller.userId, now: services.clock.now(), transferId } as const
  await closeProposal(transaction, proposal.id, decision)
  return { ...decided, proposalId: proposal.id }
}

/**
 * Ends a proposal that won't be booked: withdrawn by whoever made it, declined by others.
 * @throws AppError PROPOSAL_NOT_FOUND, PROPOSAL_EXPIRED, ALREADY_DONE
 */
export async function dropProposal(
  transaction: DatabaseTransaction,
  { clock }: Pick<Services, 'clock'>,
  { id, caller }: { id: string | undefined; caller: Caller },
): Promise<'withdrawn' | 'declined'> {
  const proposal = await readProposal(transaction, id)
  await lockOpenProposal(transaction, proposal.id, clock.now())
  const status = proposal.proposed_by === caller.userId ? 'withdrawn' : 'declined'
  await closeProposal(transaction, proposal.id, { status, decidedBy: caller.userId, now: clock.now() })
  await auditStaffMoney(transaction, {
    actorId: caller.userId,
    action: status === 'withdrawn' ? 'withdraw proposal' : 'decline proposal',
    subject: { type: 'ledger_proposal', id: proposal.id },
    reason: null,
    details: { userId: proposal.user_id, worthCents: Number(proposal.worth_cents) },
  })
  return status
}

type Kind = 'grant' | 'credit_request' | 'correction'
type Booking = (tx: DatabaseTransaction, services: Services, proposal: Proposal, caller: Caller) => Promise<Decided>

/** Locks what it is about, then the proposal, then books; the same order as the decisions themselves. */
const BOOKINGS: Record<Kind, Booking> = {
  async grant(transaction, services, proposal, caller) {
    const person = await lockPerson(transaction, proposal.user_id ?? undefined, caller)
    await lockOpenProposal(transaction, proposal.id, services.clock.now())
    return bookStaffGrant(transaction, services, {
      ...{ userId: person.id, credits: proposal.credits ?? 0, reason: proposal.reason ?? '' },
      ...{ key: `proposal:${proposal.id}`, actorId: caller.userId, action: 'confirm grant of credits' },
    })
  },
  async credit_request(transaction, services, proposal, caller) {
    const request = await lockPendingRequest(transaction, proposal.credit_request_id)
    await lockPerson(transaction, request.userId, caller)
    await lockOpenProposal(transaction, proposal.id, services.clock.now())
    const note = proposal.reason
    return bookCreditRequest(transaction, services, { request, note, caller, proposalId: proposal.id })
  },
  async correction(transaction, services, proposal, caller) {
    await lockOpenProposal(transaction, proposal.id, services.clock.now())
    return confirmCorrection(transaction, services, {
      ...{ key: `proposal:${proposal.id}`, caller, reason: proposal.reason ?? '' },
      ...{ transferId: proposal.corrects_id ?? '', lines: proposal.entries as unknown as CorrectionLine[] },
    })
  },
}

function kindOf({ kind }: Proposal): Kind {
  if (kind === 'grant' || kind === 'credit_request' || kind === 'correction') return kind
  throw new Error(`proposals of the kind ${kind} are unknown`)
}
