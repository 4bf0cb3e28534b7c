import { HOUR_MS, MINUTE_MS } from '#platform/clock.js'
import type { ThrottleRule, ThrottleSubject } from '#platform/trust/throttle.js'

const QUARTER_MS = 15 * MINUTE_MS
const TEN_MINUTES_MS = 10 * MINUTE_MS

/**
 * How often something may be tried. Guessing is stopped per account and address together, so that nobody locks
 * somebody else out from afar; a higher limit per account alone stops guessing from many addresses, and a browser that
 * knows the person is not held to either.
 */
export const THROTTLES = {
  signInHere: { name: 'sign-in:account-and-address', limit: 8, windowMs: QUARTER_MS },
  signInAccount: { name: 'sign-in:account', limit: 40, windowMs: QUARTER_MS },
  /** A browser that its owner was signed in with counts for itself: guesses from elsewhere never lock it out. */
  signInBrowser: { name: 'sign-in:browser', limit: 8, windowMs: QUARTER_MS },
  signInAddress: { name: 'sign-in:address', limit: 120, windowMs: QUARTER_MS },
  /** Per requester, and over within minutes: those who share an address with somebody who floods wait no longer. */
  signUpAddress: { name: 'sign-up:address', limit: 40, windowMs: TEN_MINUTES_MS },
  mailAddress: { name: 'mail:address', limit: 40, windowMs: TEN_MINUTES_MS },
  /** A browser that its owner has signed in with before counts for itself. */
  mailBrowser: { name: 'mail:browser', limit: 20, windowMs: TEN_MINUTES_MS },
  /** Codes of all sign-ups with one address; the link of the mail still works when they are used up. */
  signUpCodeAccount: { name: 'sign-up-code:account', limit: 20, windowMs: HOUR_MS },
  linkAddress: { name: 'link:address', limit: 120, windowMs: QUARTER_MS },
  codeAddress: { name: 'code:address', limit: 60, windowMs: QUARTER_MS },
  /** In all browsers that its owner was never signed in with, whoever has the password. */
  codeAccount: { name: 'code:account', limit: 10, windowMs: QUARTER_MS },
  codeBrowser: { name: 'code:browser', limit: 10, windowMs: QUARTER_MS },
  passwordAccount: { name: 'password:account', limit: 10, windowMs: QUARTER_MS },
  passwordAddress: { name: 'password:address', limit: 60, windowMs: QUARTER_MS },
  inviteCompany: { name: 'invite:company', limit: 50, windowMs: 24 * HOUR_MS },
} as const satisfies Record<string, ThrottleRule>

/**
 * What a sign-in counts against: the account, which a right password clears, and the address it comes from.
 * @param browserId of a browser in which this person was signed in before; null in any other
 */
export function signInSubjects(email: string, address: string, browserId: string | null) {
  const elsewhere = [
    { rule: THROTTLES.signInHere, subject: `${email}\n${address}` },
    { rule: THROTTLES.signInAccount, subject: email },
  ]
  return {
    account: browserId === null ? elsewhere : [{ rule: THROTTLES.signInBrowser, subject: `${email}\n${browserId}` }],
    address: [{ rule: THROTTLES.signInAddress, subject: address }],
  }
}

/**
 * What a code of the second factor counts against: the account, or the browser in which its owner was signed in before,
 * so that somebody who has the password can't keep the owner out by wrong codes.
 * @param browserId of such a browser; null in any other
 */
export function codeSubjects(userId: string, browserId: string | null): ThrottleSubject[] {
  if (browserId === null) return [{ rule: THROTTLES.codeAccount, subject: userId }]
  return [{ rule: THROTTLES.codeBrowser, subject: `${userId}\n${browserId}` }]
}

/**
 * What the password asked for once more counts against, in a session that stands already: the account that it would
 * open, and the address it comes from.
 */
export function passwordSubjects(userId: string, address: string): ThrottleSubject[] {
  return [
    { rule: THROTTLES.passwordAccount, subject: userId },
    { rule: THROTTLES.passwordAddress, subject: address },
  ]
}
