import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Database } from '../../platform/database.js'
import { authLibrary } from './auth-library.js'
import type { SignInParts } from './sign-in-parts.js'

/**
 * Demo people who need a second factor get one here: seeds cannot hold it, because it is encrypted with a secret that
 * every installation makes for itself. Does nothing for those who have one.
 */
export async function completeDemoSecondFactors({ config, database }: SignInParts): Promise<void> {
  const people = await database
    .selectFrom('auth.users')
    .leftJoin('auth.two_factors', 'auth.two_factors.user_id', 'auth.users.id')
    .where('auth.users.two_factor_enabled', '=', true)
    .where('auth.two_factors.id', 'is', null)
    .select('auth.users.id')
    .execute()
  for (const { id } of people) await giveSecondFactor(database, config.AUTH_SECRET, id)
}

/** The code that this person's authenticator app would show now; null for people without a second factor. */
export async function currentCode(parts: SignInParts, userId: string): Promise<string | null> {
  const row = await parts.database
    .selectFrom('auth.two_factors')
    .where('user_id', '=', userId)
    .select('secret')
    .executeTakeFirst()
  if (!row) return null
  const secret = await symmetricDecrypt({ key: parts.config.AUTH_SECRET, data: row.secret })
  return (await authLibrary(parts).api.generateTOTP({ body: { secret } })).code
}

/** How many backup codes are left; null for people without a second factor. */
export async function countBackupCodes(parts: SignInParts, userId: string): Promise<number | null> {
  const row = await parts.database
    .selectFrom('auth.two_factors')
    .where('user_id', '=', userId)
    .where('verified', '=', true)
    .select('backup_codes')
    .executeTakeFirst()
  if (!row) return null
  const codes: unknown = JSON.parse(await symmetricDecrypt({ key: parts.config.AUTH_SECRET, data: row.backup_codes }))
  return Array.isArray(codes) ? codes.length : 0
}

async function giveSecondFactor(database: Database, key: string, userId: string): Promise<void> {
  const secret = crypto.randomUUID().replaceAll('-', '')
  const encrypted = {
    secret: await symmetricEncrypt({ key, data: secret }),
    codes: await symmetricEncrypt({ key, data: '[]' }),
  }
  await database
    .insertInto('auth.two_factors')
    .values({ user_id: userId, secret: encrypted.secret, backup_codes: encrypted.codes, verified: true })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}
