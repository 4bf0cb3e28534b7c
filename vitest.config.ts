import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const UNIT = [
  'actions/contract/**/*.test.ts',
  'actions/src/**/*.{rules,unit}.test.ts',
  'hasura/engine/**/*.unit.test.ts',
]
const ONE_POSTGRES = ['tests/support/global-postgres.ts']
const WITH_SERVERS_MS = 30_000

function project(name: string, include: string[], rest: object = {}): TestProjectConfiguration {
  return { extends: true, test: { name, include, ...rest } }
}

/** The kinds of tests of docs/architecture.md. Those with a database share one Postgres per run and clone a template per file. */
export default defineConfig({
  test: {
    environment: 'node',
    // The servers of two files and their Postgres fill two cores.
    maxWorkers: 2,
    clearMocks: true,
    passWithNoTests: true,
    exclude: ['**/node_modules/**', '**/dist/**', '.data/**'],
    projects: [
      project('unit', UNIT),
      project('engine', ['hasura/engine/**/*.test.ts'], {
        exclude: ['**/*.unit.test.ts', '**/node_modules/**'],
        globalSetup: ONE_POSTGRES,
        testTimeout: WITH_SERVERS_MS,
        hookTimeout: WITH_SERVERS_MS,
      }),
      project(
        'permissions',
        ['hasura/permissions/**/*.test.ts', 'hasura/migrations/**/*.test.ts', 'seeds/**/*.test.ts'],
        {
          globalSetup: ONE_POSTGRES,
          testTimeout: WITH_SERVERS_MS,
          hookTimeout: WITH_SERVERS_MS,
        },
      ),
      project('doors', ['actions/src/**/*.test.ts'], {
        exclude: ['**/*.{rules,unit}.test.ts', '**/node_modules/**'],
        globalSetup: ONE_POSTGRES,
        testTimeout: WITH_SERVERS_MS,
        hookTimeout: WITH_SERVERS_MS,
      }),
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/setup.ts'],
          css: false,
          testTimeout: 15_000,
        },
      },
      project('architecture', ['tests/architecture/**/*.test.ts'], { testTimeout: WITH_SERVERS_MS }),
      project('scripts', ['tests/scripts/**/*.test.ts'], {
        globalSetup: ONE_POSTGRES,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
    ],
  },
})
