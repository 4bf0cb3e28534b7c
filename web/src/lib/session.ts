import { atom, createStore, useAtomValue } from 'jotai'
import { readStored, removeStored, writeStored } from './browser/storage'
import { dropToken, onTokenChange, refreshToken } from './request/access-token'
import { hasCode } from './request-error'
import { type SessionUser, toSessionUser } from './session-user'

export type { SessionUser } from './session-user'

export type Session =
  | { status: 'loading'; user: null; hasEnded: false }
  /** who it is isn't known, because the token endpoint couldn't answer */
  | { status: 'unreachable'; user: null; hasEnded: false; error: unknown }
  | { status: 'visitor'; user: null /** signed out, but not by choice */; hasEnded: boolean }
  | { status: 'signed-in'; user: SessionUser; hasEnded: false }

/** Records that somebody has signed in here before, so that the first paint is right. It grants nothing. */
const HINT_KEY = 'was-signed-in'
/** Records which home they have, so that its parts load at once (start.js). */
const HOME_KEY = 'home-kind'
const LOADING: Session = { status: 'loading', user: null, hasEnded: false }
const VISITOR: Session = { status: 'visitor', user: null, hasEnded: false }

export const sessionAtom = atom<Session>(LOADING)
export type SessionStore = ReturnType<typeof createStore>

/** The session for screens. `loading` lasts only until the token endpoint first responds, or fails to. */
export function useSession(): Session {
  return useAtomValue(sessionAtom)
}

/** The signed-in user; for screens behind the route guard. */
export function useSignedInUser(): SessionUser {
  const { user } = useSession()
  if (!user) throw new Error('useSignedInUser is used outside the routes for signed-in users')
  return user
}

/**
 * Creates a store whose session follows the token, and looks up who is signed in: `known` is the session once that is
 * answered. A browser that nobody has signed in at is a visitor without asking; if it stores nothing, the cookie has to be
 * tried.
 */
export function startSession(): { store: SessionStore; known: Promise<Session>; stop(): void } {
  const store = createStore()
  const mayBeSignedIn = readStored(HINT_KEY) === true || !writeStored('storage-test', true)
  removeStored('storage-test')
  store.set(sessionAtom, mayBeSignedIn ? LOADING : VISITOR)
  const stop = onTokenChange((answer) => {
    const before = store.get(sessionAtom)
    if (answer) {
      writeStored(HINT_KEY, true)
      writeStored(HOME_KEY, answer.user.userData.is_expert ? 'expert' : 'company')
      store.set(sessionAtom, { status: 'signed-in', user: toSessionUser(answer.user), hasEnded: false })
    } else {
      // also one that ended before the page was opened: whoever signs out takes the hint away
      const hasEnded = before.status === 'signed-in' || readStored(HINT_KEY) === true
      removeHints()
      if (before.status === 'visitor') return
      store.set(sessionAtom, { status: 'visitor', user: null, hasEnded })
    }
  })
  const known = mayBeSignedIn ? renewSession(store) : Promise.resolve(store.get(sessionAtom))
  return { store, known, stop }
}

/**
 * Asks the token endpoint again: after signing in, setting up a second factor or joining a company, or because it couldn't
 * answer before. Only its word makes somebody a visitor; where it fails, members stay who they are, and who has just signed in
 * isn't taken for a visitor.
 */
export async function renewSession(store: SessionStore): Promise<Session> {
  // Set before the response: the cookie may already exist, and a reload now must not treat the user as a visitor.
  writeStored(HINT_KEY, true)
  try {
    await refreshToken()
  } catch (error) {
    // a suspended account's answer has made a visitor already
    if (store.get(sessionAtom).status !== 'signed-in' && !hasCode(error, 'ACCOUNT_SUSPENDED'))
      store.set(sessionAtom, { status: 'unreachable', user: null, hasEnded: false, error })
  }
  return store.get(sessionAtom)
}

/** Signs out by choice, so the login page doesn't mention an ended session. */
export function forgetSession(store: SessionStore): void {
  removeHints()
  store.set(sessionAtom, VISITOR)
  dropToken()
}

function removeHints(): void {
  removeStored(HINT_KEY)
  removeStored(HOME_KEY)
}
