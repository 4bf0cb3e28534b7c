import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import type { Config } from '../../config.js'
import { DAY_MS } from '../../platform/clock.js'

const COOKIE = 'sagework.browser'
const LIFETIME_MS = 365 * DAY_MS

type Secrets = Pick<Config, 'AUTH_SECRET' | 'PUBLIC_URL'>

/**
 * Marks this browser as one in which this person was signed in. It grants nothing but budgets of its own, which
 * strangers can't use up: for passwords, and for the mails that lead back in. So it may outlive the session.
 */
export function rememberBrowser(config: Secrets, request: Request, response: Response, email: string): void {
  if (isKnownBrowser(config, request, email)) return
  const id = knownBrowserId(request) || randomBytes(16).toString('base64url')
  response.cookie(COOKIE, `${id}.${proofOf(config, id, email)}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.PUBLIC_URL.startsWith('https://'),
    path: '/api',
    maxAge: LIFETIME_MS,
  })
}

/** Whether the person with this address was signed in with this browser before. */
export function isKnownBrowser(config: Secrets, request: Request, email: string): boolean {
  const [id = '', proof = ''] = readCookie(request).split('.')
  const expected = Buffer.from(proofOf(config, id, email))
  const given = Buffer.from(proof)
  return id !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}

/** What tells this browser from others, for counting; empty without the cookie. */
export function knownBrowserId(request: Request): string {
  return readCookie(request).split('.')[0] ?? ''
}

function readCookie(request: Request): string {
  return parseCookie(request.headers.cookie ?? '')[COOKIE] ?? ''
}

function proofOf(config: Secrets, id: string, email: string): string {
  return createHmac('sha256', config.AUTH_SECRET).update(`known-browser\n${id}\n${email}`).digest('base64url')
}
