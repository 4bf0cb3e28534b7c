import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Config } from '#actions/config.js'
import { SIGN_UP_CODE_DIGITS } from '#contract/identity/identity-limits.js'
import { DAY_MS } from '#platform/clock.js'
import { cookieAttributes, cookiePrefix, readOwnCookie } from '#platform/http/own-cookies.js'

const COOKIE = 'sign_up'
const UUID_CHARACTERS = 36
const BROWSER_SECRET = /^[\w-]{32}$/

type Secrets = Pick<Config, 'AUTH_SECRET' | 'PUBLIC_URL'>

/** The link's token: the sign-up's id with a MAC. Nothing usable is stored. */
export function linkTokenOf(config: Secrets, id: string): string {
  return `${id}-${mac(config, `sign-up-link\n${id}`).toString('base64url')}`
}

/** The sign-up a token belongs to; null if we didn't issue it. */
export function readLinkToken(config: Secrets, token: string): string | null {
  const id = token.slice(0, UUID_CHARACTERS)
  return isSame(token, linkTokenOf(config, id)) ? id : null
}

/** The emailed six digits. Each round has different ones; a new round starts after too many wrong guesses. */
export function codeOf(config: Secrets, id: string, round: number): string {
  const number = mac(config, `sign-up-code\n${id}\n${round}`).readUIntBE(0, 6)
  return String(number % 10 ** SIGN_UP_CODE_DIGITS).padStart(SIGN_UP_CODE_DIGITS, '0')
}

/** Compares two secrets in constant time. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** Identifies the request's browser among pending sign-ups; null if it has no cookie. */
export function browserHash(config: Secrets, request: Request): string | null {
  const secret = readCookie(config, request)
  return secret === null ? null : digest(secret)
}

/** Binds the sign-up to this browser with a cookie that scripts can't read, and returns the hash to store. */
export function bindBrowser(config: Secrets, request: Request, response: Response): string {
  const secret = readCookie(config, request) ?? randomBytes(24).toString('base64url')
  response.cookie(nameOf(config), secret, { ...cookieAttributes(config), maxAge: DAY_MS })
  return digest(secret)
}

export function releaseBrowser(config: Secrets, response: Response): void {
  response.clearCookie(nameOf(config), cookieAttributes(config))
}

function nameOf(config: Secrets): string {
  return `${cookiePrefix(config)}.${COOKIE}`
}

function readCookie(config: Secrets, request: Request): string | null {
  const secret = readOwnCookie(config, request, COOKIE)
  return secret && BROWSER_SECRET.test(secret) ? secret : null
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function mac(config: Secrets, words: string): Buffer {
  return createHmac('sha256', config.AUTH_SECRET).update(words).digest()
}
