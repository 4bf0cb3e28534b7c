import type { Request } from 'express'
import type { Config } from '#actions/config.js'
import { AppError } from '../errors.js'

const GUARD_HEADER = 'x-requested-with'
const GUARD_VALUE = 'sagework'
const OWN_SITES = ['same-origin', 'none']

/**
 * What a browser sends on its own (the session cookie) only counts if our own page made the request: it must
 * carry a header that another site can't set without a preflight, and a matching Origin and Sec-Fetch-Site where the
 * browser sends them.
 * @throws AppError CSRF_REFUSED
 */
export function requireOwnPage(request: Request, config: Config): void {
  const origin = request.headers.origin
  const site = request.headers['sec-fetch-site']
  const isOwn =
    request.headers[GUARD_HEADER] === GUARD_VALUE &&
    (origin === undefined || config.trustedOrigins.includes(origin)) &&
    (typeof site !== 'string' || OWN_SITES.includes(site))
  if (!isOwn) throw new AppError('CSRF_REFUSED')
}
