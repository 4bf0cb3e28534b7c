import { readStored, writeStored } from './storage'

/** What remembers a mark: the browser for good, or its tab until it is closed. */
export type FlagStore = 'browser' | 'session'

/** Whether something was marked before; not if storage is blocked. */
export function isMarked(store: FlagStore, key: string): boolean {
  if (store === 'browser') return readStored(key) !== null
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function mark(store: FlagStore, key: string): void {
  if (store === 'browser') {
    writeStored(key, true)
    return
  }
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // then it is told again on the next visit
  }
}
