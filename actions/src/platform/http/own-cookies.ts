import { parseCookie } from 'cookie'
import type { Request } from 'express'
import type { Config } from '#actions/config.js'

type PublicAddress = Pick<Config, 'PUBLIC_URL'>

/**
 * What the names of our cookies begin with. Under TLS browsers take a cookie of such a name from this very host alone:
 * a neighbour under the same domain could otherwise put one of its own in the place of ours, such as its own session, or
 * the sign-up whose password somebody is about to confirm.
 */
export function cookiePrefix(config: PublicAddress): string {
  return isSecure(config) ? '__Host-sagework' : 'sagework'
}

/** Cookies that only we read: no script, and no other site's page. */
export function cookieAttributes(config: PublicAddress) {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(config), path: '/' } as const
}

/** A cookie of ours by its short name; undefined where there is none. */
export function readOwnCookie(config: PublicAddress, request: Request, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[`${cookiePrefix(config)}.${name}`]
}

function isSecure({ PUBLIC_URL }: PublicAddress): boolean {
  return PUBLIC_URL.startsWith('https://')
}
