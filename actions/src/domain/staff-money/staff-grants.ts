import { creditsInCents, formatCredits } from '#contract/format/credits.js'
import type { StaffAct } from '#contract/staff/staff-acts.js'
import { grantCredits } from '#domain/ledger/credits.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { lockPerson } from './people.store.js'
import { type Decided, openProposal } from './proposals.store.js'
import { needsSecondPerson } from './second-person.store.js'
import { auditStaffMoney } from './staff-audit.js'

interface Grant {
  userId: string
  credits: number
  reason: string
}

/**
 * Staff give somebody credits (CRED-05): at once, or as a proposal when a second person has to confirm.
 * @param requestId the same at every attempt, so that a repeat grants nothing more
 * @throws AppError USER_NOT_FOUND, OWN_BALANCE, IDEMPOTENCY_KEY_REUSED
 */
export async function grantByStaff(
  transaction: DatabaseTransaction,
  services: Services,
  { requestId, caller, ...grant }: Grant & { requestId: string; caller: Caller },
): Promise<Decided> {
  const person = await lockPerson(transaction, grant.userId, caller)
  const worthCents = creditsInCents(grant.credits)
  const key = `staff-grant:${requestId}`
  const isBooked = await transaction
    .selectFrom('ledger_transfers')
    .where('key', '=', key)
    .select('id')
    .executeTakeFirst()
  const facts = { id: requestId, actorId: caller.userId, worthCents }
  if (!isBooked && (await needsSecondPerson(transaction, facts)))
    return openProposal(transaction, services, caller, {
      ...{ id: requestId, kind: 'grant', userId: person.id, credits: grant.credits, worthCents, reason: grant.reason },
      what: `${formatCredits(grant.credits)} for ${person.name}`,
    })
  return bookStaffGrant(transaction, services, { ...grant, key, actorId: caller.userId, action: 'grant credits' })
}

/** Books a grant of staff, tells the person and writes the log; a repeat does none of it again. */
export async function bookStaffGrant(
  transaction: DatabaseTransaction,
  services: Services,
  { userId, credits, reason, key, actorId, action }: Grant & { key: string; actorId: string; action: StaffAct },
): Promise<Decided> {
  const { transferId, isRepeat } = await grantCredits(transaction, {
    ...{ key, kind: 'credits_by_staff', reason: `Credits from our staff: ${reason}`, actorId },
    ...{ userId, amount: credits, source: 'granted', endsAt: null },
  })
  if (!isRepeat) {
    const details = { credits, transferId }
    await auditStaffMoney(transaction, { actorId, action, subject: { type: 'user', id: userId }, reason, details })
    const words = NOTICES.creditsGranted.write({ credits, reason })
    await notifyPerson(transaction, services, { userId, words, effectKey: `staff-grant:${transferId}` })
  }
  return { status: 'booked', transferId, proposalId: null }
}
