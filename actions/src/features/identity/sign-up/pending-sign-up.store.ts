import { LINK_MINUTES } from '#contract/identity/identity-limits.js'
import type { ShownTexts } from '#contract/legal/account-texts.js'
import { type Clock, DAY_MS, fromNow, MINUTE_MS } from '#platform/clock.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'

/** After this many wrong codes, only a new email brings a new one. */
export const WRONG_CODES_MAX = 5
/** How long the form is kept for "Send again". */
const KEPT_MS = DAY_MS

interface NewSignUp {
  browserHash: string
  email: string
  firstName: string
  lastName: string
  accountType: 'expert' | 'client'
  companyName: string | null
  timeZone: string | null
  method: 'password' | 'magic-link'
  passwordHash: string | null
  referralCode: string | null
  returnPath: string
  shown: ShownTexts
}

export type PendingSignUp = Awaited<ReturnType<typeof storeSignUp>>

const COLUMNS = [
  'id',
  'email',
  'browser_hash',
  'first_name',
  'last_name',
  'account_type',
  'company_name',
  'time_zone',
  'method',
  'password_hash',
  'referral_code',
  'return_path',
  'code_round',
  'wrong_codes',
  'mailed_at',
  'expires_at',
  'terms_version',
  'privacy_version',
  'created_at',
] as const

/** Keeps a sign-up until its address is confirmed. A later form from the same browser replaces an earlier one. */
export async function storeSignUp(queryable: Queryable, clock: Clock, form: NewSignUp) {
  const now = clock.now()
  const values = {
    first_name: form.firstName,
    last_name: form.lastName,
    account_type: form.accountType,
    company_name: form.companyName,
    time_zone: form.timeZone,
    method: form.method,
    password_hash: form.passwordHash,
    referral_code: form.referralCode,
    return_path: form.returnPath,
    terms_version: form.shown.termsVersion,
    privacy_version: form.shown.privacyVersion,
    confirmed_at: null,
    created_at: now,
    expires_at: fromNow(clock, LINK_MINUTES * MINUTE_MS),
  }
  return queryable
    .insertInto('auth.pending_sign_ups')
    .values({ browser_hash: form.browserHash, email: form.email, ...values })
    .onConflict((conflict) => conflict.columns(['browser_hash', 'email']).doUpdateSet(values))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** This browser's sign-up with this address, confirmed or not. */
export function findOfBrowser(queryable: Queryable, clock: Clock, browserHash: string | null, email: string) {
  return queryable
    .selectFrom('auth.pending_sign_ups')
    .where('browser_hash', '=', browserHash ?? '')
    .where('email', '=', email)
    .where('created_at', '>', fromNow(clock, -KEPT_MS))
    .select(COLUMNS)
    .executeTakeFirst()
}

export function findById(queryable: Queryable, id: string) {
  return queryable.selectFrom('auth.pending_sign_ups').where('id', '=', id).select(COLUMNS).executeTakeFirst()
}

/**
 * Records that the email is being sent: link and code are valid for fifteen minutes from now. After too many wrong
 * guesses, the email contains a new code.
 * @param isOpen false for an address with an account, which nothing confirms
 */
export async function markMailed(queryable: Queryable, clock: Clock, signUp: PendingSignUp, isOpen: boolean) {
  const isSpent = signUp.wrong_codes >= WRONG_CODES_MAX
  const round = isSpent ? signUp.code_round + 1 : signUp.code_round
  await queryable
    .updateTable('auth.pending_sign_ups')
    .set({
      mailed_at: isOpen ? clock.now() : null,
      expires_at: fromNow(clock, LINK_MINUTES * MINUTE_MS),
      code_round: round,
      ...(isSpent ? { wrong_codes: 0 } : {}),
    })
    .where('id', '=', signUp.id)
    .execute()
  return { round }
}

/** Counts a guess before comparing it, so that concurrent guesses are all counted; false if none is left. */
export async function countGuess(queryable: Queryable, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queryable
    .updateTable('auth.pending_sign_ups')
    .set((of) => ({ wrong_codes: of('wrong_codes', '+', 1) }))
    .where('id', '=', id)
    .where('wrong_codes', '<', WRONG_CODES_MAX)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Closes every pending sign-up with this address, which is now confirmed. Their links say so from now on. */
export async function settleAddress(transaction: DatabaseTransaction, clock: Clock, email: string): Promise<void> {
  await transaction
    .updateTable('auth.pending_sign_ups')
    .set({ confirmed_at: clock.now(), mailed_at: null, password_hash: null })
    .where('email', '=', email)
    .execute()
}

/** Discards a sign-up that the address' owner did not request. */
export async function dropSignUp(queryable: Queryable, id: string): Promise<void> {
  await queryable.deleteFrom('auth.pending_sign_ups').where('id', '=', id).execute()
}
