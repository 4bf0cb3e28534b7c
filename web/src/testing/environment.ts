import { configureEventStreams } from '#lib/live/event-stream.js'
import { configureLive } from '#lib/live/follow.js'
import { dropToken } from '#lib/request/access-token.js'
import { configureTransport } from '#lib/request/transport.js'

const stops: (() => void)[] = []

/** Runs when the test is over. */
export function onTestEnd(stop: () => void): void {
  stops.push(stop)
}

/** Leaves nothing of one test for the next: session, token, storage, network, head of the page. */
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

/** What a page still asks for once its test is over gets no answer; asked of the real network it would be told at length. */
const noNetwork = () => new Promise<Response>(() => undefined)

/** No screen opens a socket or a stream unless its test hands in one: everything is asked by the clock. */
export function withoutLiveQueries(): void {
  configureLive(() => new Promise(() => undefined))
  configureEventStreams(() => () => undefined)
}
