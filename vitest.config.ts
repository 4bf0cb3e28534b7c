import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { IsolatedFirst } from './tests/support/isolated-first.js'
import { keepTemporaryFilesInMemory } from './tests/support/temporary-in-memory.js'

keepTemporaryFilesInMemory()

const UNIT = [
  'actions/contract/**/*.test.ts',
  'actions/src/**/*.{rules,unit}.test.ts',
  'hasura/engine/**/*.unit.test.ts',
]
/**
 * Only guards against tests that hang. A slow machine needs most of it for a worker's first file, whose `beforeAll` loads
 * all endpoints' modules and clones a database.
 */
const WITH_SERVERS_MS = 90_000
const WITH_SERVERS = {
  globalSetup: ['tests/support/global-postgres.ts'],
  setupFiles: ['tests/support/end-of-file.ts'],
  testTimeout: WITH_SERVERS_MS,
  hookTimeout: WITH_SERVERS_MS,
  // A busy machine may take longer than vitest's one second to run a job.
  expect: { poll: { timeout: 10_000 } },
}

function project(name: string, include: string[], rest: object = {}): TestProjectConfiguration {
  return { extends: true, test: { name, include, ...rest } }
}

/**
 * The kinds of tests in docs/areas/tests.md. Those with a database share one Postgres per run and clone a template per
 * file.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Files with servers wait a third of their time, so it takes three of them to keep two cores busy.
    maxWorkers: 3,
    // Loading a file's modules takes several times as long as its tests, so files of a worker share them. A kit
    // therefore keeps no state; it opens what a file asks for, and tests/support/at-end.ts closes it.
    isolate: false,
    sequence: { sequencer: IsolatedFirst },
    // Rendering and parsing make much short-lived garbage; a larger nursery saves a tenth of the workers' CPU time.
    execArgv: ['--max-semi-space-size=64'],
    clearMocks: true,
    passWithNoTests: true,
    exclude: ['**/node_modules/**', '**/dist/**', '.data/**'],
    projects: [
      project('unit', UNIT, { testTimeout: WITH_SERVERS_MS, hookTimeout: WITH_SERVERS_MS }),
      project('engine', ['hasura/engine/**/*.test.ts'], {
        ...WITH_SERVERS,
        exclude: ['**/*.unit.test.ts', '**/node_modules/**'],
      }),
      project(
        'permissions',
        ['hasura/permissions/**/*.test.ts', 'hasura/migrations/**/*.test.ts', 'seeds/**/*.test.ts'],
        WITH_SERVERS,
      ),
      project('doors', ['actions/src/**/*.test.ts'], {
        ...WITH_SERVERS,
        exclude: ['**/*.{rules,unit}.test.ts', '**/node_modules/**'],
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
          // What a test puts on the global object must not outlive its file's window, which the worker's next one replaces.
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: WITH_SERVERS_MS,
          hookTimeout: WITH_SERVERS_MS,
        },
      },
      project('architecture', ['tests/architecture/**/*.test.ts'], { testTimeout: WITH_SERVERS_MS }),
      project('scripts', ['tests/scripts/**/*.test.ts', 'web/*.test.ts'], {
        ...WITH_SERVERS,
        // These start and stop processes, and change process-wide state.
        isolate: true,
      }),
    ],
  },
})
