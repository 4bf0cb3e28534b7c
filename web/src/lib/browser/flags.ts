import { readText, type StorePlace, writeText } from './storage'

/** Whether something was marked before; not if storage is blocked. */
export function isMarked(place: StorePlace, key: string): boolean {
  return readText(key, place) !== null
}

/** If nothing can be stored, it is told again on the next visit. */
export function mark(place: StorePlace, key: string): void {
  writeText(key, 'true', place)
}
