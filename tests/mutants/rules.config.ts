import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests of rules and contract as a single project, because Stryker's runner supports no others. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['actions/contract/**/*.test.ts', 'actions/src/**/*.{rules,unit}.test.ts'],
    exclude: ['**/node_modules/**'],
  },
})
