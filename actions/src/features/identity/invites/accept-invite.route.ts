import { mixed, object } from 'yup'
import { fullName } from '#contract/format/full-name.js'
import { newcomerSchema } from '#contract/identity/invite.schema.js'
import { requireRoomToJoin } from '#domain/companies/team-size.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { welcomePerson } from '#domain/notices/welcome-person.js'
import type { Caller } from '#platform/caller.js'
import type { Clock } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUniqueViolation } from '#platform/faults/database-faults.js'
import { parseInput } from '#platform/http/read-body.js'
import type { Services } from '#platform/services.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { openSession } from '#providers/identity/call-auth.js'
import { requireStrongPassword } from '#providers/identity/require-strong-password.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'
import { joinCompany, registerPerson } from '../register-person.js'
import { requireTextsInForce, storeAcceptance } from '../shown-texts.js'
import { settleAddress } from '../sign-up/pending-sign-up.store.js'
import { findInvite, type Invite, useInvite } from './invite-store.js'

const newcomerFields = Object.keys(newcomerSchema.fields).map((name) => [name, mixed()])

const ONE_COMPANY = 'You already belong to a company. An account can be part of only one.'

/**
 * Accepts an invitation, as the signed-in person or as a newcomer, whose address is verified by the link. The address
 * must be the invited one.
 */
export const acceptInvite = defineRoute({
  method: 'post',
  path: '/api/invites/:token/accept',
  auth: 'optional',
  isCookieBound: true,
  body: object(Object.fromEntries(newcomerFields)),
  async handle({ caller, body, params, request, response }, services) {
    const { database, clock } = services
    await countAttempt(database, clock, [{ rule: THROTTLES.linkAddress, subject: requesterOf(request) }])
    const invite = await findInvite(database, clock, params.token ?? '')
    if (caller) await joinAsMember(caller, invite, services)
    else {
      const userId = await joinAsNewcomer(body, invite, services)
      await openSession(services, { request, response }, { userId, way: 'invitation' })
    }
    return { status: 'joined', companyId: invite.companyId, companyName: invite.companyName }
  },
})

async function joinAsMember(caller: Caller, invite: Invite, services: Services): Promise<void> {
  const { database, clock } = services
  if (caller.email !== invite.email) throw new AppError('INVITE_EMAIL_MISMATCH')
  await database.transaction().execute(async (transaction) => {
    await requireNoCompany(transaction, caller.userId)
    await takePlace(transaction, invite, clock)
    await useInvite(transaction, clock, invite.id)
    await joinCompany(transaction, caller.userId, invite.companyId, 'member')
    await transaction.updateTable('auth.users').set({ email_verified: true }).where('id', '=', caller.userId).execute()
    await tellInviter(transaction, services, invite, caller)
  })
}

/** Reads and locks the row: two invitations accepted concurrently would make someone a member of both companies. */
async function requireNoCompany(transaction: DatabaseTransaction, userId: string): Promise<void> {
  const person = await transaction
    .selectFrom('users')
    .where('id', '=', userId)
    .select('company_id')
    .forUpdate()
    .executeTakeFirst()
  if (person?.company_id !== null) throw new AppError('ALREADY_MEMBER', { message: ONE_COMPANY })
}

/** Locks the company, so that two people can't take its last place. */
async function takePlace(transaction: DatabaseTransaction, { companyId }: Invite, clock: Clock): Promise<void> {
  await transaction.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  await requireRoomToJoin(transaction, { companyId, now: clock.now() })
}

async function joinAsNewcomer(body: object, invite: Invite, services: Services): Promise<string> {
  const { database, clock, passwords } = services
  const known = await database
    .selectFrom('auth.users')
    .where('email', '=', invite.email)
    .select('id')
    .executeTakeFirst()
  // People with an account sign in first: the link verifies an address, but must not set a new password.
  if (known) throw new AppError('NO_SESSION')
  const form = await parseInput(newcomerSchema, body)
  requireTextsInForce(form, clock.now())
  const { email } = invite
  await requireStrongPassword(form.password, 'password', [form.firstName, form.lastName, email, invite.companyName])
  const passwordHash = await passwords.hash(form.password)
  try {
    return await database.transaction().execute(async (transaction) => {
      await takePlace(transaction, invite, clock)
      await useInvite(transaction, clock, invite.id)
      const account = { accountType: 'client', loginType: 'invite-user', isEmailVerified: true } as const
      const person = { ...form, ...account, email, passwordHash }
      const userId = await registerPerson(transaction, person)
      await joinCompany(transaction, userId, invite.companyId, 'member')
      await storeAcceptance(transaction, { userId, shown: form, at: clock.now(), occasion: 'invitation' })
      await welcomePerson(transaction, services, { userId, isExpert: false })
      await tellInviter(transaction, services, invite, form)
      // The address is verified: discard pending sign-ups that others made with it, including their passwords.
      await settleAddress(transaction, clock, email)
      return userId
    })
  } catch (error) {
    if (isUniqueViolation(error, 'auth_users_email_key')) throw new AppError('NO_SESSION')
    throw error
  }
}

async function tellInviter(
  transaction: DatabaseTransaction,
  services: Services,
  invite: Invite,
  person: Parameters<typeof fullName>[0],
): Promise<void> {
  const words = NOTICES.colleagueJoined.write({ name: fullName(person), company: invite.companyName })
  await notifyPerson(transaction, services, { userId: invite.inviterId, words, effectKey: `invite-used:${invite.id}` })
}
