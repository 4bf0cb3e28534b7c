import { parseCookie } from 'cookie'
import type { Request } from 'express'
import type { Config } from '#actions/config.js'

type PublicAddress = Pick<Config, 'PUBLIC_URL'>

/**
 * Prefix of our cookie names. Under TLS browsers accept such a cookie from this exact host only. Otherwise another site
 * under the same domain could plant its own, such as its session or a sign-up whose password someone is about to
 * confirm.
 */
export function cookiePrefix(config: PublicAddress): string {
  return isSecure(config) ? '__Host-sagework' : 'sagework'
}

/** Cookies that only we can read: no script, and no other site's page. */
export function cookieAttributes(config: PublicAddress) {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(config), path: '/' } as const
}

/** One of our cookies by its short name; undefined if not sent. */
export function readOwnCookie(config: PublicAddress, request: Request, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[`${cookiePrefix(config)}.${name}`]
}

function isSecure({ PUBLIC_URL }: PublicAddress): boolean {
  return PUBLIC_URL.startsWith('https://')
}
