import type { Request, Response } from 'express'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { callAuth, signInAnswer } from '#providers/identity/call-auth.js'
import { isConfirmTokenUsed, rememberConfirmToken } from '#providers/identity/one-time-link.js'

/**
 * Confirms the address of a legacy account, created before its confirmation, and signs its owner in. Unless this
 * browser is signed in to the account, its password and sessions may be a stranger's and are revoked.
 * @throws AppError LINK_INVALID, EMAIL_ALREADY_VERIFIED
 */
export async function confirmOlderAccount(
  token: string,
  exchange: { request: Request; response: Response },
  services: Services,
) {
  const { database, clock } = services
  if (await isConfirmTokenUsed(database, token)) throw new AppError('EMAIL_ALREADY_VERIFIED')
  const answer = signInAnswer(await callAuth(services, exchange, '/confirm-email', { token }), 'verified')
  await rememberConfirmToken(database, clock, token)
  return answer
}
