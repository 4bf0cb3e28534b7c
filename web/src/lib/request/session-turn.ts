const LOCK_NAME = 'session-token'
/** Doors that put another session into the cookie, or none. */
const CHANGES_COOKIE =
  /^\/api\/(auth\/|session\/|sessions\/end-all|signup\/confirm|email-verification\/confirm|invites\/[^/]+\/accept)/

let latest: Promise<unknown> = Promise.resolve()

/**
 * What changes the session's cookie, and what asks by it, take turns, in this tab and among tabs. A step that puts a new
 * session in the place of an old one (switching on the second factor) ends the old one before its answer is here: whoever
 * asked with the old cookie in between would hear that nobody is signed in, and lose the new cookie as well.
 */
export function inSessionTurn<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request(LOCK_NAME, work) as Promise<T>
  const turn = latest.then(work)
  latest = turn.catch(() => undefined)
  return turn
}

/** Whether a request waits for its turn, and lets the next one wait for its answer. */
export function changesSessionCookie(method: string, path: string): boolean {
  return method === 'POST' && CHANGES_COOKIE.test(path)
}
