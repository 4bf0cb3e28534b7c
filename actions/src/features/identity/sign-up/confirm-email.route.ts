import type { Request, Response } from 'express'
import { type InferType, object } from 'yup'
import { IDENTITY_MESSAGES } from '#contract/identity/identity-limits.js'
import { confirmEmailSchema } from '#contract/identity/sign-up.schema.js'
import { shownTextsFields } from '#contract/legal/account-texts.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { invalidField } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { requesterOf } from '#platform/trust/requester.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { requireStrongPassword } from '#providers/identity/require-strong-password.js'
import { THROTTLES } from '#providers/identity/throttle-rules.js'
import { requireTextsInForce } from '../shown-texts.js'
import { completeSignUp } from './complete-sign-up.js'
import { confirmOlderAccount } from './confirm-older-account.js'
import { type Confirmation, readConfirmation } from './confirmation-link.js'

/**
 * Confirms an address with the emailed link, and signs its owner in. In any other browser than the one that signed up,
 * the owner chooses a password, because the one typed may be a stranger's.
 */
export const confirmEmail = defineRoute({
  method: 'post',
  path: '/api/email-verification/confirm',
  auth: 'public',
  isCookieBound: true,
  body: confirmEmailSchema,
  async handle({ body, request, response }, services) {
    const subject = requesterOf(request)
    await countAttempt(services.database, services.clock, [{ rule: THROTTLES.linkAddress, subject }])
    const confirmation = await readConfirmation(body.token, request, services)
    if (!confirmation) return confirmOlderAccount(body.token, { request, response }, services)
    await confirmSignUp(confirmation, body, { request, response }, services)
    return { status: 'verified' }
  },
})

async function confirmSignUp(
  { signUp, isOfThisBrowser }: Confirmation,
  body: InferType<typeof confirmEmailSchema>,
  exchange: { request: Request; response: Response },
  services: Services,
): Promise<void> {
  if (isOfThisBrowser) return completeSignUp(signUp, signUp.password_hash, exchange, services)
  const own = { ...signUp, ...acceptedHere(body, services.clock.now()) }
  if (signUp.method === 'magic-link') return completeSignUp(own, null, exchange, services)
  const { password } = body
  if (!password) throw invalidField('password', IDENTITY_MESSAGES.password)
  const about = [signUp.first_name, signUp.last_name, signUp.email, signUp.company_name ?? undefined]
  await requireStrongPassword(password, 'password', about)
  await completeSignUp(own, await services.passwords.hash(password), exchange, services)
}

/** Whoever filled in the form elsewhere may have been a stranger, so the address' owner accepts the texts here (X-61). */
function acceptedHere(body: InferType<typeof confirmEmailSchema>, now: Date) {
  const shown = object(shownTextsFields)
  if (!shown.isValidSync(body)) throw invalidField('termsVersion', 'Accept the terms of use to go on')
  requireTextsInForce(body, now)
  return { terms_version: body.termsVersion, privacy_version: body.privacyVersion, created_at: now }
}
