import { randomUUID } from 'node:crypto'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import { rateLimit } from 'express-rate-limit'
import helmet from 'helmet'
import { sql } from 'kysely'
import { MINUTE_MS } from '../clock.js'
import { AppError } from '../errors.js'
import { restRefusal, toAppError } from '../faults/error-mapper.js'
import { logRefusal } from '../logging/security-log.js'
import type { Services } from '../services.js'
import { asRequester } from '../trust/requester.js'
import type { Door } from './door.js'
import { drainRequest } from './drain-request.js'
import type { Metrics } from './metrics.js'

const REQUEST_ID_HEADER = 'X-Request-Id'
const REQUEST_ID = /^[\w-]{8,64}$/
/** Flood protection only; endpoints that check passwords have much lower limits of their own. */
const REQUESTS_PER_MINUTE = 1200
/** Part of the window, since it may already have begun some time ago. */
const FLOOD_RETRY_SECONDS = 10
const INNER_PATHS = /^\/(hooks|v1|healthz|metrics)(\/|$)/
const CONTENT_SECURITY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }

/**
 * Express with all endpoints mounted. Responses are private JSON unless an endpoint says otherwise. There is no CORS,
 * because pages come from the same origin.
 */
export function createHttpApp(doors: readonly Door[], services: Services, metrics: Metrics): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', services.config.TRUSTED_PROXIES)
  app.set('etag', false)
  app.use(giveRequestId)
  // HSTS is left to the public origin, which knows whether there is TLS.
  app.use(
    helmet({
      strictTransportSecurity: false,
      contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY },
    }),
  )
  app.use(refuseFloods())
  app.get('/healthz', healthz(services))
  app.get('/metrics', async (request, response) => {
    refuseProxied(request)
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  for (const door of doors) app[door.method](door.path, serve(door, services, metrics))
  app.use(() => {
    throw new AppError('NOT_FOUND')
  })
  app.use(answerRefusal(services))
  return app
}

function giveRequestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get(REQUEST_ID_HEADER)
  response.locals.requestId = given && REQUEST_ID.test(given) ? given : randomUUID()
  response.set(REQUEST_ID_HEADER, response.locals.requestId)
  response.set('Cache-Control', 'no-store')
  next()
}

function serve(door: Door, services: Services, metrics: Metrics) {
  return async (request: Request, response: Response) => {
    const startedAt = performance.now()
    response.once('finish', () => {
      // How long a stream is open says nothing about response times.
      if (String(response.get('Content-Type')).startsWith('text/event-stream')) return
      metrics.observe(door.name, response.statusCode, (performance.now() - startedAt) / 1000)
    })
    response.locals.door = door.name
    if (door.isInner) refuseProxied(request)
    const own = { ...services, log: requestLog(services, response) }
    await asRequester(request, () => door.handle(request, response, own))
  }
}

function requestLog(services: Services, response: Response) {
  const { requestId, door } = response.locals
  return services.log.child({ requestId, door })
}

/** A proxy adds forwarding headers; internal endpoints are called directly. */
function refuseProxied(request: Request): void {
  if (request.headers['x-forwarded-for'] !== undefined) throw new AppError('NOT_FOUND')
}

/** Requests that came through a proxy are limited per address at every endpoint; our own internal calls are not. */
function refuseFloods() {
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: REQUESTS_PER_MINUTE,
    legacyHeaders: false,
    skip: ({ path }) => INNER_PATHS.test(path),
    handler: () => {
      throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(FLOOD_RETRY_SECONDS) } })
    },
  })
}

function healthz(services: Services) {
  return async (_request: Request, response: Response) => {
    await sql`select 1`.execute(services.database)
    response.json({ status: 'ok' })
  }
}

function answerRefusal(services: Services) {
  // Express recognises an error handler by its four parameters.
  return async (thrown: unknown, request: Request, response: Response, next: NextFunction) => {
    const log = requestLog(services, response)
    const error = toAppError(thrown, log)
    logRefusal(log, error, request, response)
    if (response.headersSent) return next(error)
    await drainRequest(request)
    response
      .status(error.status)
      .set(error.headers)
      .json(restRefusal(error, String(response.locals.requestId)))
  }
}
