import type { Request, Response } from 'express'
import { decodeJwt } from 'jose'
import type { AnyObject, ObjectSchema } from 'yup'
import { requireStaff } from '../caller.js'
import { SECOND_MS } from '../clock.js'
import { bearerToken, type CallerFor, readCaller } from '../define-route.js'
import { AppError } from '../errors.js'
import type { Door } from '../http/door.js'
import { parseInput } from '../http/read-body.js'
import { requireWellFormedInput } from '../http/well-formed-input.js'
import type { Services } from '../services.js'
import { requesterOf } from '../trust/requester.js'
import { openEventWriter, type StreamEvent } from './event-writer.js'
import type { StreamEnding } from './open-streams.js'

/** A reader that has read nothing for this long is dropped. If still there, they reconnect with `Last-Event-ID`. */
const BEHIND_MS = 30 * SECOND_MS
const EVENT_ID_CHARACTERS_MAX = 200
/** Characters allowed in a line of the stream. */
const EVENT_ID = /^[\x21-\x7e]+$/

/** Everybody, signed-in people, or staff; `optional` reads a token if present. */
type StreamAuth = 'optional' | 'session' | 'staff'

export interface StreamInput<Auth extends StreamAuth, Query> {
  caller: CallerFor<Auth>
  query: Query
  params: Readonly<Record<string, string>>
  /** The `id` of the last event this reader got, from this process or another; null for a new reader. */
  lastEventId: string | null
  /** Aborted as soon as the stream ends. */
  signal: AbortSignal
}

export interface StreamSpec<Auth extends StreamAuth, Query extends AnyObject> {
  path: string
  auth: Auth
  query?: ObjectSchema<Query>
  /** Access check: whatever it throws becomes an error response, before the stream begins. */
  admit?(input: StreamInput<Auth, Query>, services: Services): Promise<void> | void
  /**
   * The events in sequence: the next is pulled when there is room for it. Ends when there is nothing more to send, and
   * soon after `signal` is aborted.
   */
  events(input: StreamInput<Auth, Query>, services: Services): AsyncIterable<StreamEvent>
  behindMs?: number
}

/**
 * An endpoint for server-sent events, read through `useEventStream`. It ends with the reader's session and with the
 * token it was opened with; the reader then reconnects with a new one and resumes from `Last-Event-ID`.
 */
export function defineStream<Auth extends StreamAuth, Query extends AnyObject = Record<string, never>>(
  spec: StreamSpec<Auth, Query>,
): Door {
  const name = `GET ${spec.path}`
  return {
    kind: 'route',
    name,
    method: 'get',
    path: spec.path,
    isInner: false,
    auth: spec.auth,
    isCookieBound: false,
    takes: { body: [], query: Object.keys(spec.query?.fields ?? {}) },
    async handle(request, response, services) {
      requireWellFormedInput({ ...request.params, ...request.query })
      const caller = await readCaller(spec.auth, request, services)
      if (spec.auth === 'staff' && caller) requireStaff(caller)
      if (!request.get('accept')?.includes('text/event-stream')) throw new AppError('NOT_FOUND')
      const ending = createEnding(response)
      const leave = services.openStreams.enter({
        door: name,
        reader: caller?.userId ?? requesterOf(request),
        end: ending.end,
      })
      const release: (() => void)[] = []
      try {
        if (caller) release.push(await followSession(request, caller.sessionId, ending.end, services))
        // Catches a session that ended between the first check and the subscription to endings.
        if (caller) await readCaller(spec.auth, request, services)
        const input = {
          caller: caller as CallerFor<Auth>,
          query: (spec.query ? await parseInput(spec.query, request.query) : {}) as Query,
          params: request.params as Record<string, string>,
          lastEventId: lastEventIdOf(request),
          signal: ending.signal,
        }
        await spec.admit?.(input, services)
        await tell(spec.events(input, services), response, ending, spec.behindMs ?? BEHIND_MS)
      } catch (error) {
        ending.end('fault')
        throw error
      } finally {
        for (const letGo of release) letGo()
        leave(ending.why() ?? 'done')
      }
    },
  }
}

interface Ending {
  signal: AbortSignal
  end(why: StreamEnding): void
  why(): StreamEnding | null
}

/** The first reason wins. */
function createEnding(response: Response): Ending {
  const controller = new AbortController()
  let reason: StreamEnding | null = null
  const end = (why: StreamEnding) => {
    reason ??= why
    controller.abort()
  }
  response.once('close', () => end('left'))
  return { signal: controller.signal, end, why: () => reason }
}

/** Ends the stream with the session or the token, whichever comes first. @returns cleanup */
async function followSession(
  request: Request,
  sessionId: string,
  end: Ending['end'],
  { sessionEndings, clock }: Services,
): Promise<() => void> {
  const { exp = 0 } = decodeJwt(bearerToken(request) ?? '')
  const expiry = setTimeout(() => end('token'), exp * SECOND_MS - clock.now().getTime())
  const stop = await sessionEndings.follow({
    onEnded: (ended) => ended === sessionId && end('session'),
    onLost: () => end('lost'),
  })
  return () => {
    clearTimeout(expiry)
    stop()
  }
}

function lastEventIdOf(request: Request): string | null {
  const sent = request.get('last-event-id') ?? ''
  return EVENT_ID.test(sent) && sent.length <= EVENT_ID_CHARACTERS_MAX ? sent : null
}

async function tell(
  events: AsyncIterable<StreamEvent>,
  response: Response,
  ending: Ending,
  behindMs: number,
): Promise<void> {
  const { signal } = ending
  if (signal.aborted) return
  const writer = openEventWriter(response, { signal, behindMs, onSlow: () => ending.end('slow') })
  const source = events[Symbol.asyncIterator]()
  const aborted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
  try {
    for (;;) {
      const next = await Promise.race([source.next(), aborted])
      if (signal.aborted || !next || next.done) break
      await writer.send(next.value)
    }
  } finally {
    writer.stop()
    // Not awaited, because the source may take a while to notice.
    source.return?.().catch(() => undefined)
    // Don't keep data that a slow reader hasn't fetched.
    if (ending.why() === 'slow') response.destroy()
    else response.end()
  }
}
