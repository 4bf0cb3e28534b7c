import type { Request, Response } from 'express'
import type { AnyObject, ObjectSchema } from 'yup'
import { type Caller, loadCaller, requireStaff } from './caller.js'
import { AppError } from './errors.js'
import type { Door, RouteAuth } from './http/door.js'
import { parseInput, readJson } from './http/read-body.js'
import { requireWellFormedInput } from './http/well-formed-input.js'
import { noteSubject } from './logging/security-log.js'
import type { Services } from './services.js'
import { admitCookie } from './trust/one-identity.js'
import { asPerson } from './trust/requester.js'

export type CallerFor<Auth extends RouteAuth> = Auth extends 'session' | 'staff'
  ? Caller
  : Auth extends 'optional'
    ? Caller | null
    : null

export interface RouteInput<Auth extends RouteAuth, Body, Query> {
  caller: CallerFor<Auth>
  body: Body
  query: Query
  /** Path parameters, such as `id` of `/api/sessions/:id`. */
  params: Readonly<Record<string, string>>
  request: Request
  response: Response
}

export interface RouteSpec<Auth extends RouteAuth, Body extends AnyObject, Query extends AnyObject> {
  method: Door['method']
  path: string
  auth: Auth
  /** JSON body. Without a schema the body is not read, as for uploads. */
  body?: ObjectSchema<Body>
  query?: ObjectSchema<Query>
  /** Set for routes that read or write the session cookie: it is first compared with the token (one-identity.ts). */
  isCookieBound?: boolean
  isInner?: boolean
  bodyLimitBytes?: number
  /** Status of a successful response; 200 by default. */
  status?: number
  /** Returns the JSON response, or undefined if it has already been written. */
  handle(input: RouteInput<Auth, Body, Query>, services: Services): Promise<unknown>
}

/** A REST endpoint: who may call it, what it accepts, what it returns. */
export function defineRoute<
  Auth extends RouteAuth,
  Body extends AnyObject = Record<string, never>,
  Query extends AnyObject = Record<string, never>,
>(spec: RouteSpec<Auth, Body, Query>): Door {
  return {
    kind: 'route',
    name: `${spec.method.toUpperCase()} ${spec.path}`,
    method: spec.method,
    path: spec.path,
    isInner: spec.isInner ?? false,
    auth: spec.auth,
    isCookieBound: spec.isCookieBound ?? false,
    takes: { body: Object.keys(spec.body?.fields ?? {}), query: Object.keys(spec.query?.fields ?? {}) },
    async handle(request, response, services) {
      requireWellFormedInput({ ...request.params, ...request.query })
      const caller = await readCaller(spec.auth, request, services)
      if (caller) noteSubject(response, caller.userId)
      if (spec.auth === 'staff' && caller) requireStaff(caller)
      if (spec.isCookieBound) await admitCookie(request, { caller, isNeeded: spec.auth !== 'optional' }, services)
      const body = spec.body ? await parseInput(spec.body, await readJson(request, response, spec.bodyLimitBytes)) : {}
      const query = spec.query ? await parseInput(spec.query, request.query) : {}
      const input = { caller, body, query, params: request.params, request, response }
      const handle = () => spec.handle(input as RouteInput<Auth, Body, Query>, services)
      const answer = await (caller ? asPerson(caller.email, handle) : handle())
      if (!response.headersSent && answer !== undefined) response.status(spec.status ?? 200).json(answer)
    },
  }
}

/** The caller as currently stored. @throws AppError NO_SESSION, and whatever loadCaller throws */
export async function readCaller(auth: RouteAuth, request: Request, services: Services): Promise<Caller | null> {
  if (auth === 'public') return null
  const token = bearerToken(request)
  if (token === null) {
    if (auth === 'optional') return null
    throw new AppError('NO_SESSION')
  }
  return loadCaller(services.database, await services.accessTokens.verify(token))
}

export function bearerToken(request: Request): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}
