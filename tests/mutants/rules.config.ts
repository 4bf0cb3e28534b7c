import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** What tests rules and contract, as a single project: the mutants' runner knows no others. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['actions/contract/**/*.test.ts', 'actions/src/**/*.{rules,unit}.test.ts'],
    exclude: ['**/node_modules/**'],
  },
})
