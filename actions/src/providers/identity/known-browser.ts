import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Config } from '#actions/config.js'
import { DAY_MS } from '#platform/clock.js'
import { cookieAttributes, cookiePrefix, readOwnCookie } from '#platform/http/own-cookies.js'

const COOKIE = 'browser'
const LIFETIME_MS = 365 * DAY_MS

type Secrets = Pick<Config, 'AUTH_SECRET' | 'PUBLIC_URL'>

/**
 * Marks this browser as one in which this person has signed in. Grants nothing but separate rate limits that strangers
 * can't exhaust, for passwords and for sign-in emails. So it may outlive the session.
 */
export function rememberBrowser(config: Secrets, request: Request, response: Response, email: string): void {
  if (knownBrowserId(config, request, email) !== null) return
  const id = readParts(config, request).id || randomBytes(16).toString('base64url')
  const value = `${id}.${proofOf(config, id, email)}`
  response.cookie(`${cookiePrefix(config)}.${COOKIE}`, value, { ...cookieAttributes(config), maxAge: LIFETIME_MS })
}

/**
 * Identifies this browser for rate limits, if the person with this address has signed in with it before; null in any
 * other browser.
 */
export function knownBrowserId(config: Secrets, request: Request, email: string): string | null {
  const { id, proof } = readParts(config, request)
  const expected = Buffer.from(proofOf(config, id, email))
  const given = Buffer.from(proof)
  return id !== '' && given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function readParts(config: Secrets, request: Request): { id: string; proof: string } {
  const [id = '', proof = ''] = (readOwnCookie(config, request, COOKIE) ?? '').split('.')
  return { id, proof }
}

function proofOf(config: Secrets, id: string, email: string): string {
  return createHmac('sha256', config.AUTH_SECRET).update(`known-browser\n${id}\n${email}`).digest('base64url')
}
