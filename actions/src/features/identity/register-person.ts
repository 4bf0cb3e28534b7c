import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fullName } from '#contract/format/full-name.js'
import { grantWelcomeCredits } from '#domain/prices/welcome-credits.js'
import type { DatabaseTransaction } from '#platform/database.js'

/** The library's name for local logins. */
const LOCAL_ISSUER = 'local:credential'

export interface NewPerson {
  firstName: string
  lastName: string
  /** Lower case. */
  email: string
  isEmailVerified: boolean
  accountType: 'expert' | 'client'
  /** Null for people who sign in by emailed links. */
  passwordHash: string | null
  companyName?: string
  /** How the account came to be (GD-41); by email unless said otherwise. */
  loginType?: 'email' | 'invite-user'
  timeZone?: string
}

/**
 * Creates everything a person needs in the caller's transaction: login, public card, account, the expert's details or
 * the company, and the welcome credits. Card and login share one id.
 * @throws a unique violation on auth_users_email_key if the address is taken
 */
export async function registerPerson(transaction: DatabaseTransaction, person: NewPerson): Promise<string> {
  const userId = randomUUID()
  await insertLogin(transaction, userId, person)
  await insertCard(transaction, userId, person)
  if (person.accountType === 'expert') {
    await transaction.insertInto('expert_details').values({ user_id: userId }).execute()
  } else if (person.companyName) {
    await insertCompany(transaction, userId, person.companyName)
  }
  await grantWelcomeCredits(transaction, userId)
  return userId
}

async function insertLogin(transaction: DatabaseTransaction, userId: string, person: NewPerson): Promise<void> {
  const name = fullName(person)
  await transaction
    .insertInto('auth.users')
    .values({ id: userId, name, email: person.email, email_verified: person.isEmailVerified })
    .execute()
  if (person.passwordHash === null) return
  await transaction
    .insertInto('auth.accounts')
    .values({
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      issuer: LOCAL_ISSUER,
      password: person.passwordHash,
    })
    .execute()
}

async function insertCard(transaction: DatabaseTransaction, userId: string, person: NewPerson): Promise<void> {
  await transaction
    .insertInto('users')
    .values({
      id: userId,
      first_name: person.firstName,
      last_name: person.lastName,
      is_expert: person.accountType === 'expert',
      // The database derives the slug from the name (GD-74).
      slug: sql<string>`null`,
    })
    .execute()
  await transaction
    .insertInto('user_accounts')
    .values({
      user_id: userId,
      email: person.email,
      is_email_verified: person.isEmailVerified,
      login_type: person.loginType ?? 'email',
      // A browser may know a time zone that the database doesn't; that shouldn't fail the sign-up.
      time_zone: sql<
        string | null
      >`(select zone from (values (${person.timeZone ?? null}::text)) given (zone) where private.is_time_zone(zone))`,
    })
    .execute()
}

async function insertCompany(transaction: DatabaseTransaction, userId: string, companyName: string): Promise<void> {
  const company = await transaction
    .insertInto('companies')
    .values({ company_name: companyName, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await joinCompany(transaction, userId, company.id, 'owner')
}

/** Adds the membership, and the company to the person's card. */
export async function joinCompany(
  transaction: DatabaseTransaction,
  userId: string,
  companyId: string,
  memberRole: 'owner' | 'member',
): Promise<void> {
  await transaction
    .insertInto('company_members')
    // who was invited is welcomed once (GD-41); who founded it needs no welcome
    .values({
      ...{ company_id: companyId, user_id: userId, member_role: memberRole },
      is_welcome_due: memberRole === 'member',
    })
    .execute()
  await transaction.updateTable('users').set({ company_id: companyId }).where('id', '=', userId).execute()
}
