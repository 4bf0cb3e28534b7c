import { createHmac } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { SECOND_MS } from '#platform/clock.js'
import type { Database } from '#platform/database.js'
import type { SignInParts } from './sign-in-parts.js'
import { unusedCodes } from './used-codes.js'

const STEP_MS = 30 * SECOND_MS
const CODE_DIGITS = 6

/**
 * Gives demo people who need a second factor one. Seeds can't contain it, because it is encrypted with a secret that is
 * unique to each installation. Skips those who have one.
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

/**
 * A currently valid code of this person that hasn't been used yet: the one their authenticator app would show, or one
 * of its neighbours; null for people without a second factor.
 */
export async function currentCode(parts: SignInParts, userId: string): Promise<string | null> {
  const row = await parts.database
    .selectFrom('auth.two_factors')
    .where('user_id', '=', userId)
    .select('secret')
    .executeTakeFirst()
  if (!row) return null
  const secret = await symmetricDecrypt({ key: parts.config.AUTH_SECRET, data: row.secret })
  const step = Math.floor(parts.clock.now().getTime() / STEP_MS)
  const codes = [step, step + 1, step - 1].map((at) => codeAt(secret, at))
  const [unused] = await unusedCodes(parts.database, parts.clock, userId, codes)
  return unused ?? codes[0] ?? null
}

/** RFC 6238 as authenticator apps implement it: six digits of an HMAC over the 30-second counter. */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
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
