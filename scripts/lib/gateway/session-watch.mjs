import { setTimeout as delay } from 'node:timers/promises'
import { sessionOf } from './caller.mjs'

const RECONNECT_MS = 1000
/** The actions send a heartbeat every 15 seconds. */
const SILENCE_MS = 45_000
/** Longer than any token lives; after that, its session can be forgotten. */
const REMEMBERED_MS = 10 * 60_000
const ASKED_AT_ONCE = 500

/**
 * Tracks which sessions have ended, so that whatever was opened with their tokens ends too: a token is valid for
 * GraphQL until it expires, whatever happened to its session. The actions report every end. While they can't be
 * reached, tokens are trusted until they expire; open connections are checked as soon as they can.
 * @param {object} options
 * @param {string} options.actionsUrl
 * @param {string} options.actionSecret
 */
export function createSessionWatch({ actionsUrl, actionSecret }) {
  /** What to close, by session. @type {Map<string, Set<() => void>>} */
  const followed = new Map()
  /** When each end was reported. @type {Map<string, number>} */
  const ended = new Map()
  const closing = new AbortController()
  const headers = { 'x-action-secret': actionSecret }

  function end(sessionId) {
    const now = Date.now()
    for (const [known, at] of ended) {
      if (now - at < REMEMBERED_MS) break
      ended.delete(known)
    }
    ended.set(sessionId, now)
    for (const cut of followed.get(sessionId) ?? []) cut()
  }

  async function askAbout(sessionIds) {
    for (let at = 0; at < sessionIds.length; at += ASKED_AT_ONCE) {
      const ids = sessionIds.slice(at, at + ASKED_AT_ONCE)
      const answer = await fetch(`${actionsUrl}/hooks/sessions/alive`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ids }),
        signal: closing.signal,
      })
      if (!answer.ok) throw new Error(`the actions answered ${answer.status}`)
      const { alive } = await answer.json()
      for (const id of ids) if (!alive.includes(id)) end(id)
    }
  }

  async function listen() {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), SILENCE_MS)
    try {
      const answer = await fetch(`${actionsUrl}/hooks/sessions/ended`, {
        headers: { ...headers, accept: 'text/event-stream' },
        signal: AbortSignal.any([closing.signal, silence.signal]),
      })
      if (!answer.ok || !answer.body) throw new Error(`the actions answered ${answer.status}`)
      // From here on every end is reported; earlier ones have to be asked for.
      await askAbout([...followed.keys()])
      for await (const line of linesOf(answer.body)) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENCE_MS)
        if (line.startsWith('data: ')) end(line.slice('data: '.length))
      }
    } finally {
      clearTimeout(timer)
    }
  }

  async function keepListening() {
    while (!closing.signal.aborted) {
      await listen().catch(() => undefined)
      await delay(RECONNECT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
  }
  void keepListening()

  return {
    /** @param {unknown} authorization @returns {boolean} whether the token's session is known to have ended */
    hasEnded(authorization) {
      const sessionId = sessionOf(authorization)
      return sessionId !== undefined && ended.has(sessionId)
    },
    /**
     * Closes something when its token's session ends, or has already ended.
     * @param {unknown} authorization
     * @param {() => void} cut
     * @returns {() => void} call when it has closed on its own
     */
    follow(authorization, cut) {
      const sessionId = sessionOf(authorization)
      if (sessionId === undefined) return () => undefined
      const cuts = followed.get(sessionId) ?? new Set()
      followed.set(sessionId, cuts.add(cut))
      if (ended.has(sessionId)) cut()
      else askAbout([sessionId]).catch(() => undefined)
      return () => {
        cuts.delete(cut)
        if (cuts.size === 0 && followed.get(sessionId) === cuts) followed.delete(sessionId)
      }
    },
    close: () => closing.abort(),
  }
}

async function* linesOf(body) {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
