import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Config } from '#actions/config.js'
import { AI_LIMITS } from '#contract/ai/ai-limits.js'
import { DAY_MS } from '#platform/clock.js'
import { cookieAttributes, cookiePrefix, readOwnCookie } from '#platform/http/own-cookies.js'

const COOKIE = 'asked'
const SECRET = /^[\w-]{32}$/

type Address = Pick<Config, 'PUBLIC_URL'>

/** Whose questions a browser may claim, as it is stored; null if it has asked nothing. */
export function visitorHash(config: Address, request: Request): string | null {
  const secret = readSecret(config, request)
  return secret === null ? null : hashOf(secret)
}

/** Gives the browser a secret that scripts can't read, if it has none, for as long as its question is kept. @returns its hash */
export function bindVisitor(config: Address, request: Request, response: Response): string {
  const secret = readSecret(config, request) ?? randomBytes(24).toString('base64url')
  const maxAge = AI_LIMITS.visitorDays * DAY_MS
  response.cookie(`${cookiePrefix(config)}.${COOKIE}`, secret, { ...cookieAttributes(config), maxAge })
  return hashOf(secret)
}

function readSecret(config: Address, request: Request): string | null {
  const secret = readOwnCookie(config, request, COOKIE)
  return secret && SECRET.test(secret) ? secret : null
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
