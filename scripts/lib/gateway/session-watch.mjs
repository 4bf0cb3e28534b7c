import { setTimeout as delay } from 'node:timers/promises'
import { sessionOf } from './caller.mjs'

const RECONNECT_MS = 1000
/** The actions say something at least every 15 seconds. */
const SILENCE_MS = 45_000
/** Longer than any token lives: after that its session need not be remembered. */
const REMEMBERED_MS = 10 * 60_000
const ASKED_AT_ONCE = 500

/**
 * Knows which sessions have ended, so that what was opened with their tokens ends too: a token is good for GraphQL until
 * it runs out, whatever became of its session. The actions tell of every end; while they can't be heard, tokens
 * are believed until they end, and what stands open is asked about as soon as they can be heard again.
 * @param {object} options
 * @param {string} options.actionsUrl
 * @param {string} options.actionSecret
 */
export function createSessionWatch({ actionsUrl, actionSecret }) {
  /** What is to be cut, by session. @type {Map<string, Set<() => void>>} */
  const followed = new Map()
  /** When each end was heard of. @type {Map<string, number>} */
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
      // From here on every end is told; what ended before is asked for.
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
    /** @param {unknown} authorization @returns {boolean} whether it is a token of a session that is known to have ended */
    hasEnded(authorization) {
      const sessionId = sessionOf(authorization)
      return sessionId !== undefined && ended.has(sessionId)
    },
    /**
     * Cuts something off when the session of its token ends, or has ended already.
     * @param {unknown} authorization
     * @param {() => void} cut
     * @returns {() => void} when it has gone by itself
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
