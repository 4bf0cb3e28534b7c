import { readStored, removeStored, storedKeys, writeStored } from '#lib/browser/storage.js'

/** Whoever stopped within these seconds of either end begins anew. */
const EDGE_S = 5
/** Beyond so many recordings the oldest places are forgotten. */
const PLACES_MAX = 200
const SPEED_KEY = 'playback-speed'

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

interface Place {
  at: number
  savedAt: number
}

const prefixOf = (person: string) => `playback:${person}:`

/** Where this person stopped; 0 if they never began, or heard it to its end. */
export function readPlace(person: string, recording: string, seconds: number): number {
  const at = readStored<Place>(prefixOf(person) + recording)?.at
  return typeof at === 'number' && at >= EDGE_S && at <= seconds - EDGE_S ? at : 0
}

export function savePlace(person: string, recording: string, at: number, seconds: number): void {
  const key = prefixOf(person) + recording
  if (at < EDGE_S || at > seconds - EDGE_S) {
    removeStored(key)
    return
  }
  writeStored(key, { at, savedAt: Date.now() } satisfies Place)
  const keys = storedKeys(prefixOf(person))
  if (keys.length <= PLACES_MAX) return
  const age = (one: string) => readStored<Place>(one)?.savedAt ?? 0
  const oldest = keys.reduce((left, right) => (age(right) < age(left) ? right : left))
  removeStored(oldest)
}

/** How fast recordings are played in this browser. */
export function readSpeed(): number {
  const stored = readStored<number>(SPEED_KEY)
  return SPEEDS.find((speed) => speed === stored) ?? 1
}

export const saveSpeed = (speed: number): boolean => writeStored(SPEED_KEY, speed)
