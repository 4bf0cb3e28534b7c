import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { HOUR_MS, MINUTE_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { cookieAttributes, cookiePrefix, readOwnCookie } from '#platform/http/own-cookies.js'
import type { Services } from '#platform/services.js'
import { requesterOf } from '#platform/trust/requester.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { countVisitorView, requirePublicItem } from './reactions.store.js'

const COOKIE = 'visit'
const SECRET = /^[\w-]{32}$/
/** Whoever drops the cookie is counted again, so an address counts for no more than the people who may share it. */
const VIEWS = { name: 'view:address', atOnce: 60, intervalMs: MINUTE_MS }
const VIEWS_OF_ONE = { name: 'view:address-item', atOnce: 5, intervalMs: HOUR_MS }

/**
 * Counts a visitor's view of an insight, once per visit, which a cookie without an end date tells apart; only its hash is
 * stored (GI-16).
 * @returns whether it counted
 * @throws AppError NOT_FOUND, TOO_MANY_ATTEMPTS
 */
export async function viewAsVisitor(
  insightId: string,
  { request, response }: { request: Request; response: Response },
  services: Services,
): Promise<boolean> {
  const { config, database } = services
  const sent = readOwnCookie(config, request, COOKIE)
  const secret = sent && SECRET.test(sent) ? sent : randomBytes(24).toString('base64url')
  const isCounted = await database.transaction().execute(async (transaction) => {
    const item = await requirePublicItem(transaction, 'insight', insightId)
    const isNew = await countVisitorView(transaction, item.id, createHash('sha256').update(secret).digest('hex'))
    if (isNew) await requireSlots(transaction, item.id, request, services)
    return isNew
  })
  if (secret !== sent) response.cookie(`${cookiePrefix(config)}.${COOKIE}`, secret, cookieAttributes(config))
  return isCounted
}

async function requireSlots(transaction: DatabaseTransaction, itemId: string, request: Request, { clock }: Services) {
  const address = requesterOf(request)
  for (const [rule, subject] of [
    [VIEWS, address],
    [VIEWS_OF_ONE, `${address} ${itemId}`],
  ] as const) {
    const { isTaken, secondsToNext } = await takeSlot(transaction, clock, rule, subject)
    if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
  }
}
