import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from '../../tests/support/temporary-in-memory.js'
import { STORY_WORKERS } from './support/workers.js'

keepTemporaryFilesInMemory()

const STORY_MS = 180_000

/** User stories in a real browser against the whole product, one instance per worker. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    name: 'stories',
    include: ['web/e2e/**/*.story.test.ts'],
    globalSetup: ['web/e2e/support/product.ts'],
    testTimeout: STORY_MS,
    hookTimeout: STORY_MS,
    maxWorkers: STORY_WORKERS,
    // The files of a worker share Playwright, which takes longer to load than anything else here.
    isolate: false,
    passWithNoTests: false,
  },
})
