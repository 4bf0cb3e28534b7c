import { createParser } from 'eventsource-parser'
import { getAccessToken, onTokenChange, refreshToken, tokenOwner } from '../request/access-token'
import { sendForStream } from '../request/transport'
import { keepFollowing } from './keep-following'

export interface StreamListener {
  onEvent(data: unknown): void
  /** False from the moment in which events may be missed: it is time to ask in the usual way. */
  onLive(isLive: boolean): void
}

type FollowEvents = (path: string, listener: StreamListener) => () => void

/** The server says something at least every 15 seconds. */
const SILENCE_MS = 45_000
const NO_LONGER_GOOD = 401

let current: FollowEvents = followByFetch

/** Tests of screens hand in their events, or none; nothing else does. */
export function configureEventStreams(follow: FollowEvents = followByFetch): void {
  current = follow
}

/**
 * Follows a door made by `defineStream` until stopped, with the token of who is signed in. The server ends it with that
 * token, a restart or a proxy may end it any time: then it is opened again with a good token, and goes on after the last
 * event that came. Not the browser's own EventSource: that one sends no token.
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
    const ending = endOf(stopping, () => tokenOwner() !== owner)
    try {
      const answer = await sendForStream(path, headers, ending.signal)
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel()
        // also finds out whether there still is a session: without one the page is signed out
        if (answer.status === NO_LONGER_GOOD && token) await refreshToken(token)
        return false
      }
      listener.onLive(true)
      await readEvents(answer.body, ending, ({ id, data }) => {
        lastEventId = id ?? lastEventId
        listener.onEvent(JSON.parse(data))
      }).catch(() => undefined)
      return true
    } finally {
      ending.release()
    }
  }
  return keepFollowing(once, () => listener.onLive(false))
}

interface Ending {
  signal: AbortSignal
  /** Something was heard: the silence begins anew. */
  heard(): void
  release(): void
}

/** Ends a stream when it is stopped, when nothing is heard for too long, and when somebody else is signed in. */
function endOf(stopping: AbortSignal, isOthers: () => boolean): Ending {
  const controller = new AbortController()
  const end = () => controller.abort()
  let silence = setTimeout(end, SILENCE_MS)
  const stopWatching = onTokenChange(() => isOthers() && end())
  stopping.addEventListener('abort', end)
  if (stopping.aborted) end()
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(silence)
      silence = setTimeout(end, SILENCE_MS)
    },
    release() {
      clearTimeout(silence)
      stopWatching()
      stopping.removeEventListener('abort', end)
      // what was begun and is not read to its end keeps its connection
      end()
    },
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  { signal, heard }: Ending,
  onEvent: (event: { id?: string; data: string }) => void,
): Promise<void> {
  const parser = createParser({ onEvent })
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done || signal.aborted) return
    heard()
    parser.feed(value)
  }
}
