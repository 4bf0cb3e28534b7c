import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RecordingMedia, RecordingPurpose } from '#contract/recordings/recording-limits.js'

const NAME = 'recordings'
const VERSION = 1

/** A take in this browser; its id is the recording's on the server. */
export interface StoredTake {
  id: string
  /** nobody else who uses this browser sees it */
  ownerId: string
  /** what it belongs to, such as `answer:<questionId>` */
  place: string
  purpose: RecordingPurpose
  media: RecordingMedia
  mimeType: string
  startedAt: number
  /**
   * `recording` also after a crash. `sent`: the server has measured it, the bytes here are gone. `erased`: it has to be
   * removed from the server as well.
   */
  phase: 'recording' | 'recorded' | 'sent' | 'erased'
  /** how long the server measured it to be */
  sentSeconds?: number
}

/** What a recorder delivered at once: at most a second. */
export interface StoredChunk {
  takeId: string
  /** where it begins in the take, in bytes */
  start: number
  bytes: ArrayBuffer
  /** how long the take was with it */
  seconds: number
}

interface Schema extends DBSchema {
  takes: { key: string; value: StoredTake; indexes: { place: [string, string] } }
  chunks: { key: [string, number]; value: StoredChunk }
}

export type TakeStore = Awaited<ReturnType<typeof openTakeStore>>

const chunksOf = (takeId: string, from = 0, below: number = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([takeId, from], [takeId, below], false, true)

/** The browser's own storage for recordings. Every method rejects where the browser stores nothing. */
export async function openTakeStore(name = NAME) {
  const database = await openDB<Schema>(name, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('takes', { keyPath: 'id' }).createIndex('place', ['ownerId', 'place'])
      fresh.createObjectStore('chunks', { keyPath: ['takeId', 'start'] })
    },
    // another tab has a newer version of this page
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  return {
    find: (id: string) => database.get('takes', id),
    put: (take: StoredTake) => database.put('takes', take).then(() => undefined),
    async takesAt(ownerId: string, place: string): Promise<StoredTake[]> {
      const takes = await database.getAllFromIndex('takes', 'place', [ownerId, place])
      return takes.sort((one, other) => other.startedAt - one.startedAt)
    },
    /** those of one person at all places that begin like this, the oldest first */
    async takesUnder(ownerId: string, beginning: string): Promise<StoredTake[]> {
      const places = IDBKeyRange.bound([ownerId, beginning], [ownerId, `${beginning}\uffff`])
      const takes = await database.getAllFromIndex('takes', 'place', places)
      return takes.sort((one, other) => one.startedAt - other.startedAt)
    },
    /** what is still to be removed from the server */
    async erasedOf(ownerId: string): Promise<StoredTake[]> {
      const own = IDBKeyRange.bound([ownerId], [ownerId, []])
      return (await database.getAllFromIndex('takes', 'place', own)).filter(({ phase }) => phase === 'erased')
    },
    /** On the disk, not only on their way there: what is stored survives a crash of the machine. All of them, or none. */
    async add(chunks: readonly StoredChunk[]): Promise<void> {
      const transaction = database.transaction('chunks', 'readwrite', { durability: 'strict' })
      await Promise.all([...chunks.map((chunk) => transaction.store.put(chunk)), transaction.done])
    },
    last: (takeId: string) => lastChunk(database, takeId),
    /** the chunks that hold these bytes */
    async read(takeId: string, from: number, below: number): Promise<StoredChunk[]> {
      const { store } = database.transaction('chunks')
      const first = await store.openCursor(chunksOf(takeId, 0, from + 1), 'prev')
      return first ? store.getAll(chunksOf(takeId, first.value.start, below)) : []
    },
    /** Removes its bytes; the take itself stays known. */
    async empty(take: StoredTake): Promise<void> {
      const transaction = database.transaction(['takes', 'chunks'], 'readwrite')
      await Promise.all([
        transaction.objectStore('takes').put(take),
        transaction.objectStore('chunks').delete(chunksOf(take.id)),
        transaction.done,
      ])
    },
    async remove(id: string): Promise<void> {
      const transaction = database.transaction(['takes', 'chunks'], 'readwrite')
      await Promise.all([
        transaction.objectStore('takes').delete(id),
        transaction.objectStore('chunks').delete(chunksOf(id)),
        transaction.done,
      ])
    },
    close: () => database.close(),
  }
}

async function lastChunk(database: IDBPDatabase<Schema>, takeId: string): Promise<StoredChunk | null> {
  const cursor = await database.transaction('chunks').store.openCursor(chunksOf(takeId), 'prev')
  return cursor?.value ?? null
}
