import type { Request, Response } from 'express'
import { decodeJwt } from 'jose'
import type { AnyObject, ObjectSchema } from 'yup'
import { requireStaff } from '../caller.js'
import { SECOND_MS } from '../clock.js'
import { bearerToken, type CallerFor, readCaller } from '../define-route.js'
import { AppError } from '../errors.js'
import type { Door } from '../http/door.js'
import { parseInput } from '../http/read-body.js'
import { requireSoundInput } from '../http/sound-input.js'
import type { Services } from '../services.js'
import { requesterOf } from '../trust/requester.js'
import { openEventWriter, type StreamEvent } from './event-writer.js'
import type { StreamEnding } from './open-streams.js'

/** Whoever has read nothing for so long is sent away. They come again with `Last-Event-ID` if they are still there. */
const BEHIND_MS = 30 * SECOND_MS
const EVENT_ID_CHARACTERS_MAX = 200
/** What may stand in a line of the stream. */
const EVENT_ID = /^[\x21-\x7e]+$/

/** Everybody, a person who is signed in, or staff; `optional` reads a token when there is one. */
type StreamAuth = 'optional' | 'session' | 'staff'

export interface StreamInput<Auth extends StreamAuth, Query> {
  caller: CallerFor<Auth>
  query: Query
  params: Readonly<Record<string, string>>
  /** The `id` of the last event that this reader has had, from this process or another; null for somebody new. */
  lastEventId: string | null
  /** Aborted as soon as nobody is told any more. */
  signal: AbortSignal
}

export interface StreamSpec<Auth extends StreamAuth, Query extends AnyObject> {
  path: string
  auth: Auth
  query?: ObjectSchema<Query>
  /** Who may read: what is thrown here is answered as a refusal, before the stream begins. */
  admit?(input: StreamInput<Auth, Query>, services: Services): Promise<void> | void
  /**
   * What is told, one after the other: the next one is asked for when there is room for it. Ends by itself when there is
   * nothing more to tell, and soon after `signal` is aborted.
   */
  events(input: StreamInput<Auth, Query>, services: Services): AsyncIterable<StreamEvent>
  behindMs?: number
}

/**
 * A door for server-sent events, which people read through `useEventStream`. It ends with the reader's session, and with
 * the token that it was opened with; the reader comes again with a new one and goes on from `Last-Event-ID`.
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
      if (!request.get('accept')?.includes('text/event-stream')) throw new AppError('NOT_FOUND')
      requireSoundInput({ ...request.params, ...request.query })
      const caller = await readCaller(spec.auth, request, services)
      if (spec.auth === 'staff' && caller) requireStaff(caller)
      const ending = createEnding(response)
      const leave = services.openStreams.enter({
        door: name,
        reader: caller?.userId ?? requesterOf(request),
        end: ending.end,
      })
      const release: (() => void)[] = []
      try {
        if (caller) release.push(await followSession(request, caller.sessionId, ending.end, services))
        // What ended between the first look and the moment from which on endings are heard.
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

/** The first reason counts. */
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

/** Ends the stream with the session or the token, whichever ends first. @returns to be called at the end */
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
    // Not waited for: it may stand at something that takes its time to hear of the end.
    source.return?.().catch(() => undefined)
    // What a slow reader has not fetched is not kept for them.
    if (ending.why() === 'slow') response.destroy()
    else response.end()
  }
}
