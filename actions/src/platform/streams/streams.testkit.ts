import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseConfig } from '#actions/config.js'
import { atEnd } from '#tests/at-end.js'
import type { TestDatabase } from '#tests/database.js'
import { actionsEnvironment } from '#tests/environment.js'
import { systemClock } from '../clock.js'
import { openDatabase } from '../database.js'
import { createHttpApp } from '../http/create-http-app.js'
import type { Door } from '../http/door.js'
import { createMetrics } from '../http/metrics.js'
import { createLogger } from '../logging/logger.js'
import type { Services } from '../services.js'
import { createAccessTokens } from '../trust/access-tokens.js'
import { createSessionEndings } from '../trust/session-endings.js'
import { createDatabaseSignals } from './database-signals.js'
import { createOpenStreams } from './open-streams.js'

/** A service instance with only these endpoints. */
export async function serveDoors(doors: Door[], database: TestDatabase, clock = systemClock) {
  const config = parseConfig(actionsEnvironment(database, 'http://127.0.0.1:9', 0))
  const log = createLogger('silent')
  const handle = openDatabase(config.DATABASE_URL, log)
  const signals = createDatabaseSignals(config.DATABASE_URL, log)
  const metrics = createMetrics()
  const services = {
    ...{ config, log, database: handle.database, pool: handle.pool, clock, signals },
    accessTokens: createAccessTokens(config.JWT_PRIVATE_JWK, undefined, clock),
    sessionEndings: createSessionEndings(signals),
    openStreams: createOpenStreams(metrics.registry),
  } as Services
  const server = createHttpApp(doors, services, metrics).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    services.openStreams.close()
    await signals.close()
    await new Promise((resolve) => server.close(resolve))
    await handle.close()
  }
  atEnd(stop)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, services, signals, stop, metrics: () => metrics.registry.metrics() }
}

interface Reading {
  token?: string
  lastEventId?: string
}

/** Reads a stream as a page does. */
export async function openStream(address: string, { token, lastEventId }: Reading = {}) {
  const leaving = new AbortController()
  const headers: Record<string, string> = { accept: 'text/event-stream' }
  if (token) headers.authorization = `Bearer ${token}`
  if (lastEventId) headers['last-event-id'] = lastEventId
  const answer = await fetch(address, { headers, signal: leaving.signal })
  let text = ''
  const ended = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  })().catch(() => undefined)
  return {
    status: answer.status,
    headers: answer.headers,
    /** settles when either side has ended it */
    ended,
    text: () => text,
    events: () =>
      [...text.matchAll(/^id: (.*)\ndata: (.*)\n\n/gm)].map(([, id = '', data = '']) => ({
        id,
        data: JSON.parse(data),
      })),
    leave: () => leaving.abort(),
  }
}
