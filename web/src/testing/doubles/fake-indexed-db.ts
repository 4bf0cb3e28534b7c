import 'fake-indexeddb/auto'
import { indexedDB as fake } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterAll, beforeAll, beforeEach } from 'vitest'

// test files share their modules, and most are of a browser that stores no takes
Reflect.deleteProperty(globalThis, 'indexedDB')

/** A browser that stores takes, for the tests of one file; each begins without any. */
export function withFakeIndexedDb(): void {
  beforeAll(() => {
    globalThis.indexedDB = fake
  })
  beforeEach(emptyAll)
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
  })
}

/** What uses them may have them open, so they can't be deleted. */
async function emptyAll(): Promise<void> {
  for (const { name = '' } of await fake.databases()) {
    const database = await openDB(name)
    for (const store of database.objectStoreNames) await database.clear(store)
    database.close()
  }
}
