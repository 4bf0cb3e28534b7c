import { configureEventStreams } from '#lib/live/event-stream.js'
import { configureLive } from '#lib/live/follow.js'
import { dropToken } from '#lib/request/access-token.js'
import { configureTransport } from '#lib/request/transport.js'

const stops: (() => void)[] = []

export function onTestEnd(stop: () => void): void {
  stops.push(stop)
}

/** Resets everything that could leak into the next test: session, token, storage, network and document head. */
export function resetEnvironment(): void {
  for (const stop of stops.splice(0)) stop()
  dropToken()
  configureTransport(noNetwork)
  withoutLiveQueries()
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  delete document.documentElement.dataset.theme
}

/** Requests made after a test has ended never resolve; the real network would fill the log with errors. */
const noNetwork = () => new Promise<Response>(() => undefined)

/** Screens open no socket or stream unless their test supplies one, so they poll. */
export function withoutLiveQueries(): void {
  configureLive(() => new Promise(() => undefined))
  configureEventStreams(() => () => undefined)
}
