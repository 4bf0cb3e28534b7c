import type { Request } from 'express'
import { MINUTE_MS } from '#platform/clock.js'
import type { Services } from '#platform/services.js'
import { requesterOf } from '#platform/trust/requester.js'
import { type Slot, type SlotRule, takeSlot } from '#platform/trust/spare-slots.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { knownBrowserId } from './known-browser.js'
import { THROTTLES } from './throttle-rules.js'

export type MailPurpose = 'sign-up' | 'sign-in-link' | 'password-reset' | 'confirm-email'

/**
 * Three at once, then one every ten minutes: shorter than the fifteen minutes for which a link works, so that when an
 * email is withheld, one in the inbox still works.
 */
const AT_ONCE = 3
const INTERVAL_MS = 10 * MINUTE_MS

const ruleFor = (purpose: MailPurpose, who: 'anybody' | 'known-browser'): SlotRule => ({
  name: `mail:${purpose}:${who}`,
  atOnce: AT_ONCE,
  intervalMs: INTERVAL_MS,
})

/**
 * Whether an email may be sent to this address now. The requester is counted first, and only requesters are ever
 * refused. The address has a budget that keeps refilling: a flood gets it no more than a few emails an hour, and can't
 * lock the owner out. A browser that the owner has used before has a separate budget. None of this depends on whether
 * the address is registered.
 * @throws AppError TOO_MANY_ATTEMPTS for a requester over the limit
 */
export async function claimMail(
  services: Services,
  request: Request,
  purpose: Exclude<MailPurpose, 'sign-up'>,
  email: string,
): Promise<Slot> {
  const { database, clock, config } = services
  const browserId = knownBrowserId(config, request, email)
  if (browserId !== null) {
    const subject = `${email}\n${browserId}`
    await countAttempt(database, clock, [{ rule: THROTTLES.mailBrowser, subject }])
    return takeSlot(database, clock, ruleFor(purpose, 'known-browser'), subject)
  }
  await countAttempt(database, clock, [{ rule: THROTTLES.mailAddress, subject: requesterOf(request) }])
  return takeSlot(database, clock, ruleFor(purpose, 'anybody'), mailboxOf(email))
}

/** Same for a sign-up email, whose requester has been counted already. */
export function claimSignUpMail(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  email: string,
): Promise<Slot> {
  return takeSlot(database, clock, ruleFor('sign-up', 'anybody'), mailboxOf(email))
}

/**
 * The mailbox an address probably leads to, for counting only: a plus suffix, or dots at many providers, yield endless
 * addresses for one person.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  return local.replaceAll('.', '') + email.slice(at)
}
