interface Held {
  users: number
  release(): void
}

const held = new Map<string, Held>()
/** One after another: two who ask at once would take each other for another tab. */
let asking: Promise<unknown> = Promise.resolve()

const lockOf = (ownerId: string, place: string) => `recording:${ownerId}:${place}`

/**
 * Makes this tab the one that records at a place, if no other one does. A closed or crashed tab gives its places back.
 * @returns how to give it back, or null if another tab has it
 */
export function holdPlace(ownerId: string, place: string): Promise<(() => void) | null> {
  const asked = asking.then(() => hold(ownerId, place))
  asking = asked.catch(() => undefined)
  return asked
}

async function hold(ownerId: string, place: string): Promise<(() => void) | null> {
  const name = lockOf(ownerId, place)
  const known = held.get(name)
  if (known) {
    known.users += 1
    return givingBack(name)
  }
  if (!navigator.locks) return () => undefined
  const isOurs = await new Promise<boolean>((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(false)
        return new Promise<void>((release) => {
          const twice = held.get(name)
          if (twice) twice.users += 1
          else held.set(name, { users: 1, release })
          resolve(true)
        })
      })
      .catch(reject)
  })
  return isOurs ? givingBack(name) : null
}

/** Resolves once the tab that has a place gives it back. */
export async function placeIsFree(ownerId: string, place: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(lockOf(ownerId, place), { signal }, () => undefined)
}

/** Only once, however often it is called. */
function givingBack(name: string): () => void {
  let isGiven = false
  return () => {
    const entry = held.get(name)
    if (isGiven || !entry) return
    isGiven = true
    entry.users -= 1
    if (entry.users > 0) return
    held.delete(name)
    entry.release()
  }
}
