import { openTakeStore, type TakeStore } from './take-store'

let opened: Promise<TakeStore | null> | null = null

/** The browser's storage for takes, or null where it has none. */
export async function browserStore(): Promise<TakeStore | null> {
  if (!globalThis.indexedDB) return null
  // one that couldn't be opened is tried again next time
  opened ??= openTakeStore().catch(() => {
    opened = null
    return null
  })
  return opened
}

/**
 * The places where this person has recorded something that is still in this browser: those that begin like this. A killed
 * browser forgets what was typed last, but not where it recorded.
 */
export async function takePlaces(ownerId: string, beginning: string): Promise<string[]> {
  const takes = (await (await browserStore())?.takesUnder(ownerId, beginning)) ?? []
  return [...new Set(takes.filter(({ phase }) => phase !== 'erased').map(({ place }) => place))]
}
