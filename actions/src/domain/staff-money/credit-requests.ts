import { creditsInCents, formatCredits } from '#contract/format/credits.js'
import { grantCredits } from '#domain/ledger/credits.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { settleForStaff } from '#domain/notices/settle-for-staff.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import { lockPerson } from './people.store.js'
import { closeProposal, type Decided, openProposal } from './proposals.store.js'
import { needsSecondPerson } from './second-person.store.js'
import { auditStaffMoney } from './staff-audit.js'

interface Decision {
  id: string | undefined
  note: string | null
  caller: Caller
}

/**
 * Staff grant what somebody asked for (GK-035): at once, or as a proposal when a second person has to confirm (X-16).
 * @throws AppError CREDIT_REQUEST_NOT_FOUND, ALREADY_DONE, OWN_BALANCE, PROPOSAL_OPEN
 */
export async function approveCreditRequest(
  transaction: DatabaseTransaction,
  services: Services,
  { id, note, caller }: Decision,
): Promise<Decided> {
  const request = await lockPendingRequest(transaction, id)
  const person = await lockPerson(transaction, request.userId, caller)
  const worthCents = creditsInCents(request.credits)
  const facts = { actorId: caller.userId, worthCents }
  if (await needsSecondPerson(transaction, facts))
    return openProposal(transaction, services, caller, {
      ...{ id: crypto.randomUUID(), kind: 'credit_request', userId: person.id, creditRequestId: request.id },
      ...{ credits: request.credits, worthCents, reason: note },
      what: `${formatCredits(request.credits)} that ${person.name} asked for`,
    })
  return bookCreditRequest(transaction, services, { request, note, caller })
}

/**
 * Grants what a locked request asks for, and answers it: once only, because a request is answered once.
 * @throws AppError PROPOSAL_OPEN if a second person is to confirm it
 */
export async function bookCreditRequest(
  transaction: DatabaseTransaction,
  services: Services,
  {
    request,
    note,
    caller,
    proposalId,
  }: { request: PendingRequest; note: string | null; caller: Caller; proposalId?: string },
): Promise<Decided> {
  const open = await findOpenProposal(transaction, request.id, services.clock.now())
  if (open && open.id !== proposalId) throw new AppError('PROPOSAL_OPEN')
  const { id, userId, credits } = request
  const { transferId } = await grantCredits(transaction, {
    ...{ key: `credit-request:${id}`, kind: 'credit_request', actorId: caller.userId },
    reason: `The Credits you asked for${note ? `. Our staff wrote: ${note}` : ''}`,
    subject: { type: 'credit_request', id },
    ...{ userId, amount: credits, source: 'granted', endsAt: null },
  })
  await answer(transaction, services, { request, note, caller }, { status: 'APPROVED', transferId })
  const words = NOTICES.creditRequestApproved.write({ credits, note })
  await notifyPerson(transaction, services, { userId, words, effectKey: `credit-request:${id}` })
  return { status: 'booked', transferId, proposalId: null }
}

/**
 * Staff turn a request down, with a reason for the person. An open proposal to grant it ends.
 * @throws AppError CREDIT_REQUEST_NOT_FOUND, ALREADY_DONE, OWN_BALANCE
 */
export async function rejectCreditRequest(
  transaction: DatabaseTransaction,
  services: Services,
  { id, note, caller }: Decision & { note: string },
): Promise<void> {
  const request = await lockPendingRequest(transaction, id)
  await lockPerson(transaction, request.userId, caller)
  const open = await findOpenProposal(transaction, request.id, services.clock.now())
  if (open) {
    const status = open.proposed_by === caller.userId ? 'withdrawn' : 'declined'
    await closeProposal(transaction, open.id, { status, decidedBy: caller.userId, now: services.clock.now() })
  }
  await answer(transaction, services, { request, note, caller }, { status: 'REJECTED', transferId: null })
  const words = NOTICES.creditRequestRejected.write({ credits: request.credits, note })
  const effectKey = `credit-request:${request.id}`
  await notifyPerson(transaction, services, { userId: request.userId, words, effectKey })
}

interface PendingRequest {
  id: string
  userId: string
  credits: number
}

/** @throws AppError CREDIT_REQUEST_NOT_FOUND, ALREADY_DONE */
export async function lockPendingRequest(
  transaction: DatabaseTransaction,
  id: string | null | undefined,
): Promise<PendingRequest> {
  const request = isUuid(id)
    ? await transaction
        .selectFrom('credit_requests')
        .where('id', '=', id)
        .select(['id', 'user_id as userId', 'wizlings as credits', 'status'])
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!request) throw new AppError('CREDIT_REQUEST_NOT_FOUND')
  if (request.status !== 'PENDING')
    throw new AppError('ALREADY_DONE', { message: 'Somebody has already answered this request.' })
  return request
}

function findOpenProposal(transaction: DatabaseTransaction, requestId: string, now: Date) {
  return transaction
    .selectFrom('ledger_proposals')
    .where('credit_request_id', '=', requestId)
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .select(['id', 'proposed_by'])
    .forUpdate()
    .executeTakeFirst()
}

async function answer(
  transaction: DatabaseTransaction,
  { clock }: Services,
  { request, note, caller }: { request: PendingRequest; note: string | null; caller: Caller },
  { status, transferId }: { status: 'APPROVED' | 'REJECTED'; transferId: string | null },
): Promise<void> {
  await transaction
    .updateTable('credit_requests')
    .set({ status, decided_by: caller.userId, decided_at: clock.now(), decision_reason: note, transfer_id: transferId })
    .where('id', '=', request.id)
    .execute()
  await settleForStaff(transaction, `credit-request:${request.id}`)
  await auditStaffMoney(transaction, {
    actorId: caller.userId,
    action: status === 'APPROVED' ? 'approve credit request' : 'reject credit request',
    subject: { type: 'credit_request', id: request.id },
    reason: note,
    details: { userId: request.userId, credits: request.credits, transferId },
  })
}
