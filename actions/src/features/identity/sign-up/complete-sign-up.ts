import type { Request, Response } from 'express'
import type { ShownTexts } from '#contract/legal/account-texts.js'
import { welcomePerson } from '#domain/notices/welcome-person.js'
import { recordReferral } from '#domain/referrals/referrals.js'
import { AppError } from '#platform/errors.js'
import { isUniqueViolation } from '#platform/faults/database-faults.js'
import type { Services } from '#platform/services.js'
import { openSession } from '#providers/identity/call-auth.js'
import { registerPerson } from '../register-person.js'
import { storeAcceptance } from '../shown-texts.js'
import { type PendingSignUp, settleAddress } from './pending-sign-up.store.js'
import { releaseBrowser } from './sign-up-secrets.js'

/**
 * Creates the person once their address is verified, and opens their first session in this browser.
 * @param passwordHash the form's own only in the browser that signed up
 * @throws AppError EMAIL_ALREADY_VERIFIED if the address has got an account in the meantime
 */
export async function completeSignUp(
  signUp: PendingSignUp,
  passwordHash: string | null,
  exchange: { request: Request; response: Response },
  services: Services,
): Promise<void> {
  const { database, clock, config } = services
  const person = {
    firstName: signUp.first_name,
    lastName: signUp.last_name,
    email: signUp.email,
    isEmailVerified: true,
    accountType: signUp.account_type === 'expert' ? 'expert' : 'client',
    passwordHash,
    companyName: signUp.company_name ?? undefined,
    timeZone: signUp.time_zone ?? undefined,
  } as const
  const userId = await database
    .transaction()
    .execute(async (transaction) => {
      const made = await registerPerson(transaction, person)
      await storeAcceptance(transaction, {
        userId: made,
        shown: shownIn(signUp),
        at: signUp.created_at,
        occasion: 'sign-up',
      })
      await welcomePerson(transaction, services, { userId: made, isExpert: person.accountType === 'expert' })
      await recordReferral(transaction, { code: signUp.referral_code, inviteeId: made })
      await settleAddress(transaction, clock, signUp.email)
      return made
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'auth_users_email_key') ? new AppError('EMAIL_ALREADY_VERIFIED') : error
    })
  await openSession(services, exchange, { userId, way: 'confirmation' })
  releaseBrowser(config, exchange.response)
}

/** Null for a form from before its texts were asked for: its owner is asked after signing in. */
function shownIn({ terms_version, privacy_version }: PendingSignUp): ShownTexts | null {
  if (terms_version === null || privacy_version === null) return null
  return { termsVersion: terms_version, privacyVersion: privacy_version }
}
