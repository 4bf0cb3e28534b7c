import { HOUR_MS, MINUTE_MS } from '#platform/clock.js'
import type { ThrottleRule, ThrottleSubject } from '#platform/trust/throttle.js'

const QUARTER_MS = 15 * MINUTE_MS
const TEN_MINUTES_MS = 10 * MINUTE_MS

/**
 * Rate limits. Guessing is limited per account and address together, so that nobody can lock someone else out remotely.
 * A higher limit per account alone stops guessing from many addresses. A browser that knows the person is exempt from
 * both.
 */
export const THROTTLES = {
  signInHere: { name: 'sign-in:account-and-address', limit: 8, windowMs: QUARTER_MS },
  signInAccount: { name: 'sign-in:account', limit: 40, windowMs: QUARTER_MS },
  /** A browser in which the owner has signed in has its own count, so guesses from elsewhere never lock it out. */
  signInBrowser: { name: 'sign-in:browser', limit: 8, windowMs: QUARTER_MS },
  signInAddress: { name: 'sign-in:address', limit: 120, windowMs: QUARTER_MS },
  /** Per requester, and over within minutes: others at the same address as a flooder wait no longer than that. */
  signUpAddress: { name: 'sign-up:address', limit: 40, windowMs: TEN_MINUTES_MS },
  mailAddress: { name: 'mail:address', limit: 40, windowMs: TEN_MINUTES_MS },
  /** A browser in which the owner has signed in before has its own count. */
  mailBrowser: { name: 'mail:browser', limit: 20, windowMs: TEN_MINUTES_MS },
  /** Codes of all sign-ups with one address. When they are used up, the emailed link still works. */
  signUpCodeAccount: { name: 'sign-up-code:account', limit: 20, windowMs: HOUR_MS },
  linkAddress: { name: 'link:address', limit: 120, windowMs: QUARTER_MS },
  codeAddress: { name: 'code:address', limit: 60, windowMs: QUARTER_MS },
  /** Shared by all browsers the owner never signed in with, for anyone who has the password. */
  codeAccount: { name: 'code:account', limit: 10, windowMs: QUARTER_MS },
  codeBrowser: { name: 'code:browser', limit: 10, windowMs: QUARTER_MS },
  passwordAccount: { name: 'password:account', limit: 10, windowMs: QUARTER_MS },
  passwordAddress: { name: 'password:address', limit: 60, windowMs: QUARTER_MS },
  inviteCompany: { name: 'invite:company', limit: 50, windowMs: 24 * HOUR_MS },
} as const satisfies Record<string, ThrottleRule>

/**
 * What a sign-in counts against: the account, which a correct password resets, and the client's address.
 * @param browserId a browser in which this person has signed in before; null for any other
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
 * What a second-factor code counts against: the account, or the browser in which its owner has signed in before, so
 * that someone with the password can't lock the owner out with wrong codes.
 * @param browserId such a browser; null for any other
 */
export function codeSubjects(userId: string, browserId: string | null): ThrottleSubject[] {
  if (browserId === null) return [{ rule: THROTTLES.codeAccount, subject: userId }]
  return [{ rule: THROTTLES.codeBrowser, subject: `${userId}\n${browserId}` }]
}

/**
 * What re-entering the password in an existing session counts against: the account it would unlock, and the client's
 * address.
 */
export function passwordSubjects(userId: string, address: string): ThrottleSubject[] {
  return [
    { rule: THROTTLES.passwordAccount, subject: userId },
    { rule: THROTTLES.passwordAddress, subject: address },
  ]
}
