import 'fake-indexeddb/auto'
import { indexedDB as fake } from 'fake-indexeddb'
import { afterAll, beforeAll } from 'vitest'

// test files share their modules, and most are of a browser that stores no takes
Reflect.deleteProperty(globalThis, 'indexedDB')

/** A browser that stores takes, for the tests of one file. */
export function withFakeIndexedDb(): void {
  beforeAll(() => {
    globalThis.indexedDB = fake
  })
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
  })
}
