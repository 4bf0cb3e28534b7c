import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dataFolder, readTestTarget } from './lib/settings.mjs'
import { runVitest } from './lib/test-stages.mjs'

/**
 * `npm run test:stack`: permission and endpoint tests against running servers. Without HASURA_GRAPHQL_ENDPOINT these
 * are the containers of `npm run stack`, started with deploy/test-ports.yml. The tests write, and restore the database
 * afterwards.
 */

/**
 * Endpoints that respond immediately. Those that wait for jobs need workers of their own, because running ones lose a
 * database that is swapped.
 */
const DOORS = ['review', 'reading'].map((name) => `actions/src/features/opportunities/${name}.test.ts`)

async function main() {
  const target = readTestTarget() ?? containers()
  const folder = mkdtempSync(path.join(tmpdir(), 'sagework-results-'))
  const withDoors = target.STACK_ACTIONS_URL !== undefined
  const words = [
    'hasura/permissions',
    ...(withDoors ? DOORS : []),
    '--project=permissions',
    ...(withDoors ? ['--project=doors'] : []),
    '--fileParallelism=false',
  ]
  try {
    const { passed, failed } = await runVitest(words, path.join(folder, 'stack.json'), {
      ...target,
      SAGEWORK_TEST_STACK: 'true',
    })
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function containers() {
  const file = path.join(dataFolder(), 'stack.env')
  if (!existsSync(file))
    throw new Error('Nothing to test: start `npm run stack -- up --test`, or set HASURA_GRAPHQL_ENDPOINT.')
  const secrets = Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^(\w+)='(.*)'$/gm)].map(([, name, value]) => [name, value]),
  )
  return {
    HASURA_GRAPHQL_ENDPOINT: 'http://127.0.0.1:8080',
    HASURA_GRAPHQL_ADMIN_SECRET: secrets.ADMIN_SECRET,
    ACTION_SECRET: secrets.ACTION_SECRET,
    STACK_DATABASE_URL: `postgres://postgres:${secrets.POSTGRES_PASSWORD}@127.0.0.1:5442/sagework`,
    STACK_ACTIONS_URL: 'http://127.0.0.1:4000',
    JWT_PRIVATE_JWK: secrets.JWT_PRIVATE_JWK,
  }
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
