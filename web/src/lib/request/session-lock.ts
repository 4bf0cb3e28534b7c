const LOCK_NAME = 'session-token'
/** Endpoints that replace or clear the session cookie. */
const CHANGES_COOKIE =
  /^\/api\/(auth\/|session\/|sessions\/end-all|signup\/confirm|email-verification\/confirm|invites\/[^/]+\/accept)/

let latest: Promise<unknown> = Promise.resolve()

/**
 * Serialises requests that change the session cookie with those that depend on it, in this tab and across tabs. A step
 * that replaces the session, such as switching on the second factor, ends the old one before its response arrives. A
 * token request sent in between with the old cookie would be told that nobody is signed in, and would clear the new
 * cookie as well.
 */
export function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request(LOCK_NAME, work) as Promise<T>
  const turn = latest.then(work)
  latest = turn.catch(() => undefined)
  return turn
}

/** Whether a request must run in turn, with the next one waiting for its response. */
export function changesSessionCookie(method: string, path: string): boolean {
  return method === 'POST' && CHANGES_COOKIE.test(path)
}
