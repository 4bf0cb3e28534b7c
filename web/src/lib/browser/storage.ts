/** What holds a value: the browser for good, or its tab until it is closed. */
export type StorePlace = 'browser' | 'session'

// reading the property itself throws where storage is blocked
const storeOf = (place: StorePlace) => (place === 'browser' ? localStorage : sessionStorage)

/** Never throws: storage may be blocked, full, or hold what an older version wrote. */
function attempt<T>(operation: () => T, otherwise: T): T {
  try {
    return operation()
  } catch {
    return otherwise
  }
}

export function readText(key: string, place: StorePlace = 'browser'): string | null {
  return attempt(() => storeOf(place).getItem(key), null)
}

/** @returns false if nothing could be stored */
export function writeText(key: string, text: string, place: StorePlace = 'browser'): boolean {
  return attempt(() => {
    storeOf(place).setItem(key, text)
    return true
  }, false)
}

export function readStored<T>(key: string, place?: StorePlace): T | null {
  return parseStored(readText(key, place))
}

/** What a stored text says; null if there is none, or nothing that can be read. */
export function parseStored<T>(text: string | null): T | null {
  return attempt(() => JSON.parse(text ?? 'null') as T | null, null)
}

/** @returns false if nothing could be stored */
export function writeStored(key: string, value: unknown, place?: StorePlace): boolean {
  return writeText(key, JSON.stringify(value), place)
}

/** If nothing can be stored, there is nothing to remove. */
export function removeStored(key: string, place: StorePlace = 'browser'): void {
  attempt(() => storeOf(place).removeItem(key), undefined)
}

/** The keys under which anything is stored that begin so. */
export function storedKeys(beginning: string): string[] {
  return attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(beginning)), [])
}
