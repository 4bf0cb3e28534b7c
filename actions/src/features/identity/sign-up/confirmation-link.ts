import type { Request } from 'express'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { findById, findOfBrowser, type PendingSignUp } from './pending-sign-up.store.js'
import { hasAccount } from './send-sign-up-mail.js'
import { browserHash, readLinkToken } from './sign-up-secrets.js'

export interface Confirmation {
  /** What this browser filled in where it did, else what the link's sign-up says. */
  signUp: PendingSignUp
  /** Whether this browser signed up with this address: only then the password that was typed is its owner's. */
  isOfThisBrowser: boolean
}

/**
 * What the link of a sign-up's mail stands for in this browser. The link proves who reads the mailbox, not who typed
 * the form: somebody else may have signed up with this address. So in a browser that signed up with the address its own
 * form counts, whichever of the mails is at hand, and elsewhere no password does.
 * @returns null for a token that is of no sign-up
 * @throws AppError LINK_INVALID; EMAIL_ALREADY_VERIFIED, which whoever holds the link may know
 */
export async function readConfirmation(
  token: string,
  request: Request,
  { database, clock, config }: Services,
): Promise<Confirmation | null> {
  const id = readLinkToken(config, token)
  if (id === null) return null
  const linked = await findById(database, id)
  if (!linked) throw new AppError('LINK_INVALID')
  if (await hasAccount(database, linked.email)) throw new AppError('EMAIL_ALREADY_VERIFIED')
  if (linked.mailed_at === null || linked.expires_at <= clock.now()) throw new AppError('LINK_INVALID')
  const own = await findOfBrowser(database, clock, browserHash(config, request), linked.email)
  return { signUp: own ?? linked, isOfThisBrowser: own !== undefined }
}
