import { getDefaultStore } from 'jotai'
import { configureEventStreams } from '#lib/live/event-stream.js'
import { configureLive } from '#lib/live/follow.js'
import { dropToken } from '#lib/request/access-token.js'
import { clearAlertsAtom } from '#ui/feedback/alert-centre.js'

const stops: (() => void)[] = []

export function onTestEnd(stop: () => void): void {
  stops.push(stop)
}

/** Resets everything that could leak into the next test: session, token, storage, network and document head. */
export function resetEnvironment(): void {
  for (const stop of stops.splice(0)) stop()
  dropToken()
  getDefaultStore().set(clearAlertsAtom)
  withoutLiveQueries()
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  delete document.documentElement.dataset.theme
}

/** Screens open no socket or stream unless their test supplies one, so they poll. */
export function withoutLiveQueries(): void {
  configureLive(() => new Promise(() => undefined))
  configureEventStreams(() => () => undefined)
}
