import { atom, createStore, useAtomValue } from 'jotai'
import { readStored, removeStored, writeStored } from './browser/storage'
import { dropToken, onTokenChange, refreshToken } from './request/access-token'
import { type SessionUser, toSessionUser } from './session-user'

export type { SessionUser } from './session-user'

export type Session =
  | { status: 'loading'; user: null; hasEnded: false }
  | { status: 'visitor'; user: null /** a session was here and ended by itself */; hasEnded: boolean }
  | { status: 'signed-in'; user: SessionUser; hasEnded: false }

/** Says only that somebody signed in here before, so that the first paint is the right one; it grants nothing. */
const HINT_KEY = 'was-signed-in'
const LOADING: Session = { status: 'loading', user: null, hasEnded: false }
const VISITOR: Session = { status: 'visitor', user: null, hasEnded: false }

export const sessionAtom = atom<Session>(LOADING)
export type SessionStore = ReturnType<typeof createStore>

/** The session as screens see it. `loading` lasts only until the first answer of the token door. */
export function useSession(): Session {
  return useAtomValue(sessionAtom)
}

/** The signed-in person; for screens behind the route guard. */
export function useSignedInUser(): SessionUser {
  const { user } = useSession()
  if (!user) throw new Error('useSignedInUser is used outside of the routes for signed-in people')
  return user
}

/**
 * Makes a store whose session follows the token, and asks who is here. Somebody who never signed in at this browser is
 * a visitor without asking; where the browser stores nothing, the cookie has to be asked.
 */
export function startSession(): { store: SessionStore; stop(): void } {
  const store = createStore()
  const mayBeSignedIn = readStored(HINT_KEY) === true || !writeStored('storage-test', true)
  removeStored('storage-test')
  store.set(sessionAtom, mayBeSignedIn ? LOADING : VISITOR)
  const stop = onTokenChange((answer) => {
    const before = store.get(sessionAtom)
    if (answer) {
      writeStored(HINT_KEY, true)
      store.set(sessionAtom, { status: 'signed-in', user: toSessionUser(answer.user), hasEnded: false })
    } else if (before.status !== 'visitor') {
      removeStored(HINT_KEY)
      store.set(sessionAtom, { status: 'visitor', user: null, hasEnded: before.status === 'signed-in' })
    }
  })
  if (mayBeSignedIn) void renewSession(store)
  return { store, stop }
}

/** Asks the token door again: after signing in, enrolling a second factor, or joining a company. */
export async function renewSession(store: SessionStore): Promise<Session> {
  // Before the answer: the cookie may be there already, and a reload now must not take its owner for a visitor.
  writeStored(HINT_KEY, true)
  try {
    await refreshToken()
  } catch {
    // Not knowing is not being signed out, but there is nobody to show; the offline notice says why.
    if (store.get(sessionAtom).status === 'loading') store.set(sessionAtom, VISITOR)
  }
  return store.get(sessionAtom)
}

/** Leaves by choice: no word about an ended session afterwards. */
export function forgetSession(store: SessionStore): void {
  removeStored(HINT_KEY)
  store.set(sessionAtom, VISITOR)
  dropToken()
}
