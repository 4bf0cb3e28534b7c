import type { Request, Response } from 'express'
import type { Services } from '../services.js'

export type DoorKind = 'route' | 'action' | 'event' | 'cron'

/** public: nobody is asked; optional: a bearer token is read when there is one; session and staff: one is needed. */
export type RouteAuth = 'public' | 'optional' | 'session' | 'staff'

/** One way into the service. `doors.ts` lists them all; the kinds are made by define-route, -action, -event and -cron. */
export interface Door {
  kind: DoorKind
  /** The name in Hasura's metadata, or method and path of a route. */
  name: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  /** Inner doors (hooks, metrics) are for our own network: what came through a proxy does not find them. */
  isInner: boolean
  /** Who may call a route. */
  auth?: RouteAuth
  /** A route that uses the session cookie, and so compares it with the token. */
  isCookieBound?: boolean
  /** Names of the fields that it takes; a test sends nonsense in each. */
  takes?: { body: readonly string[]; query: readonly string[] }
  /** Answers, or throws; the mapper turns what was thrown into a refusal. */
  handle(request: Request, response: Response, services: Services): Promise<void>
}

/** @example hookName('inviteCompanyMember') and hookName('opportunity_submitted') give kebab-case */
export function hookName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
}
