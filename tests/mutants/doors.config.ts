import path from 'node:path'
import { defineConfig } from 'vitest/config'

// as in vitest.config.ts: only a guard against hanging
const SERVER_MS = 90_000

/** The endpoint tests, except the one that covers all endpoints, which would run for every mutant. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['actions/src/**/*.test.ts'],
    exclude: ['**/*.{rules,unit}.test.ts', '**/hostile-doors.test.ts', '**/node_modules/**'],
    globalSetup: ['tests/support/global-postgres.ts'],
    setupFiles: ['tests/support/end-of-file.ts'],
    testTimeout: SERVER_MS,
    hookTimeout: SERVER_MS,
  },
})
