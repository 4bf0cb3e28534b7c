import type { Request, Response } from 'express'
import type { Services } from '../services.js'

export type DoorKind = 'route' | 'action' | 'event' | 'cron'

/** public: no authentication; optional: a bearer token is read if present; session and staff: one is required. */
export type RouteAuth = 'public' | 'optional' | 'session' | 'staff'

/**
 * One endpoint of the service, called a door throughout. `doors.ts` lists them all; define-route, -action, -event and
 * -cron create them.
 */
export interface Door {
  kind: DoorKind
  /** The name in Hasura's metadata, or a route's method and path. */
  name: string
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  /** Internal endpoints (hooks, metrics) are for our own network; requests that came through a proxy get a 404. */
  isInner: boolean
  /** Who may call a route. */
  auth?: RouteAuth
  /** The route uses the session cookie, which is therefore compared with the token. */
  isCookieBound?: boolean
  /** Names of the accepted fields; a test fuzzes each of them. */
  takes?: { body: readonly string[]; query: readonly string[] }
  /** Responds or throws; the mapper converts whatever was thrown into an error response. */
  handle(request: Request, response: Response, services: Services): Promise<void>
}

/** @example hookName('inviteCompanyMember') and hookName('opportunity_submitted') give kebab-case */
export function hookName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
}
