import { formatCount } from '#contract/format/counts.js'
import { fullName } from '#contract/format/full-name.js'
import { requireRoomToInvite } from '#domain/companies/team-size.js'
import { type Caller, requireVerifiedEmail } from '#platform/caller.js'
import { HOUR_MS, SECOND_MS } from '#platform/clock.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { mailboxOf } from '#providers/identity/mail-budget.js'
import { newLinkToken } from '#providers/identity/one-time-link.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'
import { composeMail } from '#providers/mail/compose-mail.js'
import { mailRecipient } from '#providers/mail/mail-recipient.js'
import { MAILS } from '#providers/mail/mails.js'
import { queueMail } from '#providers/mail/queue-mail.js'
import { type Attempt, findAttempt, storeInvite } from './invite-store.js'

const INVITES_TO_ONE = { name: 'invite:company-and-address', atOnce: 3, intervalMs: 8 * HOUR_MS }

const COLLEAGUE = 'This person is already a member of your company.'

export interface InviteResult {
  id: string
  email: string
  expiresAt: Date
}

/**
 * Invites someone to the caller's company by email. Doesn't reveal whether the address is known otherwise. Idempotent
 * per `inviteId`: a retry gets the first response again.
 * @throws AppError EMAIL_NOT_VERIFIED, COMPANY_REQUIRED, ALREADY_MEMBER (of this company), TEAM_LIMIT_REACHED,
 *   TOO_MANY_ATTEMPTS, ALREADY_DONE when the id belongs to another person's invitation
 */
export async function inviteMember(
  caller: Caller,
  { email, inviteId }: { email: string; inviteId?: string | null | undefined },
  services: Services,
): Promise<InviteResult> {
  const { database, clock, config } = services
  requireVerifiedEmail(caller)
  const { companyId } = caller
  if (companyId === null) throw new AppError('COMPANY_REQUIRED')
  await countAttempt(database, clock, [{ rule: THROTTLES.inviteCompany, subject: companyId }])
  const attempt = { attemptId: inviteId ?? null, companyId, email, invitedBy: caller.userId }
  // checked first, because things may have changed since: the invited person may have joined, or the slots be used up
  const earlier = await answerOf(database, attempt)
  if (earlier) return earlier
  if (await isMember(database, companyId, email)) throw new AppError('ALREADY_MEMBER', { message: COLLEAGUE })
  // also before a slot is used up; what counts is the answer under the lock below
  await requireRoomToInvite(database, { companyId, email, now: clock.now() })
  await requireInviteSlot(services, companyId, email)
  const { token, digest } = newLinkToken()
  return database.transaction().execute(async (transaction) => {
    // serialises a company's invitations, because a retry may arrive while the first request is still running
    const { company_name: companyName } = await transaction
      .selectFrom('companies')
      .where('id', '=', companyId)
      .select('company_name')
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const meanwhile = await answerOf(transaction, attempt)
    if (meanwhile) return meanwhile
    await requireRoomToInvite(transaction, { companyId, email, now: clock.now() })
    const invite = await storeInvite(transaction, clock, { ...attempt, digest })
    const invitedBy = fullName(caller)
    const known = await mailRecipient(transaction, email)
    const facts = { firstName: known?.firstName, companyName, invitedBy, token }
    await queueMail(transaction, composeMail(MAILS.companyInvite, email, facts, config))
    return { id: invite.id, email: invite.email, expiresAt: invite.expires_at }
  })
}

async function answerOf(queryable: Queryable, attempt: Attempt): Promise<InviteResult | null> {
  const invite = await findAttempt(queryable, attempt)
  if (!invite) return null
  if (invite.email !== attempt.email || invite.invited_by !== attempt.invitedBy) throw new AppError('ALREADY_DONE')
  return { id: invite.id, email: invite.email, expiresAt: invite.expires_at }
}

/** Limits emails to one person, however the address is spelled and whoever in the company sends the invitation. */
async function requireInviteSlot({ database, clock }: Services, companyId: string, email: string): Promise<void> {
  const subject = `${companyId}\n${mailboxOf(email)}`
  const { isTaken, secondsToNext } = await takeSlot(database, clock, INVITES_TO_ONE, subject)
  if (isTaken) return
  const hours = formatCount(Math.ceil((secondsToNext * SECOND_MS) / HOUR_MS), 'hour')
  throw new AppError('TOO_MANY_ATTEMPTS', {
    message: `This person has already been invited three times. Try again in about ${hours}.`,
    headers: { 'Retry-After': String(secondsToNext) },
  })
}

async function isMember(queryable: Queryable, companyId: string, email: string): Promise<boolean> {
  const row = await queryable
    .selectFrom('company_members')
    .innerJoin('user_accounts', 'user_accounts.user_id', 'company_members.user_id')
    .where('company_members.company_id', '=', companyId)
    .where('user_accounts.email', '=', email)
    .select('company_members.user_id')
    .executeTakeFirst()
  return row !== undefined
}
