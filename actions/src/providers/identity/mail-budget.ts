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
 * Three at once and then one in ten minutes: less than the quarter of an hour for which a link works, so that a mail
 * that is not sent again leaves one in the mailbox that still works.
 */
const AT_ONCE = 3
const INTERVAL_MS = 10 * MINUTE_MS

const ruleFor = (purpose: MailPurpose, who: 'anybody' | 'known-browser'): SlotRule => ({
  name: `mail:${purpose}:${who}`,
  atOnce: AT_ONCE,
  intervalMs: INTERVAL_MS,
})

/**
 * Whether a mail may go to this address now. What is counted first is who asks, and only that is ever refused. The
 * address has a budget that fills again all the time: a flood can't make more of it than a few mails an hour, and can't
 * lock the owner out. A browser that the owner has used before has a budget of its own. All of it depends on what was
 * typed and by whom, never on whether somebody has the address.
 * @throws AppError TOO_MANY_ATTEMPTS for a requester who asks without end
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

/** The same for the mail of a sign-up, whose requester was counted already. */
export function claimSignUpMail(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  email: string,
): Promise<Slot> {
  return takeSlot(database, clock, ruleFor('sign-up', 'anybody'), mailboxOf(email))
}

/**
 * The mailbox that an address most likely leads to, for counting alone: what follows a plus, and dots at many providers,
 * make new addresses for the same person without end.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  return local.replaceAll('.', '') + email.slice(at)
}
