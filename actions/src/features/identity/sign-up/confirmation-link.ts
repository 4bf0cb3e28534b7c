import type { Request } from 'express'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { findById, findOfBrowser, type PendingSignUp } from './pending-sign-up.store.js'
import { hasAccount } from './send-sign-up-mail.js'
import { browserHash, readLinkToken } from './sign-up-secrets.js'

export interface Confirmation {
  /** This browser's own sign-up if it has one, otherwise the link's. */
  signUp: PendingSignUp
  /**
   * Whether this browser signed up with this address. Only then can the typed password be trusted to be the owner's.
   */
  isOfThisBrowser: boolean
}

/**
 * What a sign-up link means in this browser. The link proves who reads the mailbox, not who filled in the form: someone
 * else may have signed up with this address. So a browser that signed up with the address uses its own form, whichever
 * email the link is from, and any other browser uses no password.
 * @returns null for a token that isn't a sign-up's
 * @throws AppError LINK_INVALID; EMAIL_ALREADY_VERIFIED, which the holder of the link may know
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
