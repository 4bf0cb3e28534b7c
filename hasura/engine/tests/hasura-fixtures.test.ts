import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const REPOSITORY = path.resolve(import.meta.dirname, '../../..')
/**
 * Replays Hasura's own fixtures against `npm run engine`, on machines where they are checked out next to the
 * repository.
 */
const RUNNER = process.env.HASURA_FIXTURES_RUNNER ?? path.join(REPOSITORY, '../shared/tools/hasura-conformance.mjs')
/** Takes minutes, so it only runs if the engine's tests are requested by name: `npm test -- engine`. */
const isAsked = process.env.HASURA_FIXTURES === 'on'
const MINUTES_MS = 15 * 60_000

/** Known differences, explained in the engine's README. */
const KNOWN_DIFFERENCES = [
  'actions/sync/mirror_action_unexpected_field#0',
  'graphql_mutation/insert/basic/insert_into_array_col_with_array_input#0',
  'graphql_query/permissions/inherited_roles/basic_inherited_roles#3',
]

interface Report {
  requests: { id: string; outcome: 'passed' | 'failed' | 'skipped' }[]
}

it.runIf(isAsked && existsSync(RUNNER))(
  'gives the same results as Hasura for its fixtures',
  { timeout: MINUTES_MS },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sagework-fixtures-'))
    const file = path.join(folder, 'report.json')
    try {
      const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env
      const child = spawn(process.execPath, [RUNNER, '--json', file], { cwd: REPOSITORY, env, stdio: 'ignore' })
      await once(child, 'exit')
      const { requests } = JSON.parse(readFileSync(file, 'utf8')) as Report
      const of = (outcome: string) => requests.filter((request) => request.outcome === outcome).map(({ id }) => id)
      expect(of('failed')).toEqual(KNOWN_DIFFERENCES)
      expect(of('passed').length).toBeGreaterThan(300)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
