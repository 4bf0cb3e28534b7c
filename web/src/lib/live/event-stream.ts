import { createParser } from 'eventsource-parser'
import { getAccessToken, onTokenChange, refreshToken, tokenOwner } from '../request/access-token'
import { openStream } from '../request/transport'
import { followWithRetries } from './follow-with-retries'

export interface StreamListener {
  onEvent(data: unknown): void
  /** False as soon as events may be missed, so that the caller starts polling. */
  onLive(isLive: boolean): void
}

type FollowEvents = (path: string, listener: StreamListener) => () => void

/** The server sends something at least every 15 seconds. */
const SILENCE_MS = 45_000
const UNAUTHORIZED = 401

let current: FollowEvents = followByFetch

/** Lets tests supply their own events; not for production code. */
export function configureEventStreams(follow: FollowEvents = followByFetch): void {
  current = follow
}

/**
 * Follows an endpoint made with `defineStream` until stopped, as the signed-in user. The server closes the stream when
 * the token expires, and a restart or a proxy may close it at any time; it is then reopened with a fresh token and
 * continues after the last event received. The browser's EventSource can't send a token, so this uses fetch.
 */
export function followEvents(path: string, listener: StreamListener): () => void {
  return current(path, listener)
}

function followByFetch(path: string, listener: StreamListener): () => void {
  let lastEventId: string | null = null
  let owner: string | null = null
  const once = async (stopping: AbortSignal): Promise<boolean> => {
    const token = await getAccessToken()
    if (owner !== tokenOwner()) lastEventId = null
    owner = tokenOwner()
    const headers: Record<string, string> = { Accept: 'text/event-stream', 'X-Requested-With': 'sagework' }
    if (token) headers.Authorization = `Bearer ${token}`
    if (lastEventId !== null) headers['Last-Event-ID'] = lastEventId
    const abort = abortWhenDone(stopping, () => tokenOwner() !== owner)
    try {
      const response = await openStream(path, headers, abort.signal)
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        // also checks the session: if it has ended, the page is signed out
        if (response.status === UNAUTHORIZED && token) await refreshToken(token)
        return false
      }
      listener.onLive(true)
      await readEvents(response.body, abort, ({ id, data }) => {
        lastEventId = id ?? lastEventId
        listener.onEvent(JSON.parse(data))
      }).catch(() => undefined)
      return true
    } finally {
      abort.release()
    }
  }
  return followWithRetries(once, () => listener.onLive(false))
}

interface StreamAbort {
  signal: AbortSignal
  /** Something arrived, so the silence timer restarts. */
  onActivity(): void
  release(): void
}

/** Aborts a stream when it is stopped, silent for too long, or belongs to somebody who is no longer signed in. */
function abortWhenDone(stopping: AbortSignal, isStale: () => boolean): StreamAbort {
  const controller = new AbortController()
  const end = () => controller.abort()
  let timer = setTimeout(end, SILENCE_MS)
  const stopWatching = onTokenChange(() => isStale() && end())
  stopping.addEventListener('abort', end)
  if (stopping.aborted) end()
  return {
    signal: controller.signal,
    onActivity() {
      clearTimeout(timer)
      timer = setTimeout(end, SILENCE_MS)
    },
    release() {
      clearTimeout(timer)
      stopWatching()
      stopping.removeEventListener('abort', end)
      // a response that isn't read to the end keeps its connection open
      end()
    },
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  { signal, onActivity }: StreamAbort,
  onEvent: (event: { id?: string; data: string }) => void,
): Promise<void> {
  const parser = createParser({ onEvent })
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done || signal.aborted) return
    onActivity()
    parser.feed(value)
  }
}
