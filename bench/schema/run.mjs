// npm run bench:schema: how long the engine takes to start with 150 tables and 5 roles, and how much memory it then
// uses.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { buildServers } from '../../scripts/lib/build.mjs'
import { ensureDatabase, ensureRoles, urlAs, urlOf, withClient } from '../../scripts/lib/database/database.mjs'
import { startPostgres } from '../../scripts/lib/database/postgres.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { inheritedEnvironment, REPOSITORY } from '../../scripts/lib/settings.mjs'
import { killOnExit } from '../../scripts/lib/watchdog.mjs'
import { memoryOf } from '../lib/memory.mjs'
import { bigMetadata, ROLES, schemaSql } from './big-schema.mjs'

const ROUNDS = 5
const START_LIMIT_MS = 60_000
const SECRET = randomBytes(12).toString('hex')
const QUERY = '{ table_140(limit: 1) { id title table_139 { id } of_table_141_aggregate { aggregate { count } } } }'
const print = (line = '') => process.stdout.write(`${line}\n`)

async function prepareDatabase(folder) {
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    port: await freePort(),
    password: 'bench-admin',
    logFile: path.join(folder, 'postgres.log'),
  })
  const passwords = { owner: 'bench-owner', hasura: 'bench-hasura', actions: 'bench-actions' }
  await ensureRoles(postgres.url, passwords)
  await ensureDatabase(postgres.url, 'big')
  await withClient(postgres.url, (client) => client.query('grant create on database big to sagework_hasura'))
  const url = urlOf(postgres.url, 'big')
  await withClient(urlAs(url, 'sagework_owner', passwords.owner), (client) => client.query(schemaSql()))
  return { url: urlAs(url, 'sagework_hasura', passwords.hasura), stop: postgres.stop }
}

/** @returns the engine, and the milliseconds from process start to its first response */
async function startEngine(databaseUrl) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [path.join(REPOSITORY, 'dist/hasura/engine/src/main.js')], {
    env: {
      ...inheritedEnvironment(),
      HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
      HASURA_GRAPHQL_SERVER_PORT: String(port),
      HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
      HASURA_GRAPHQL_LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  killOnExit(child, 'TERM')
  const url = `http://127.0.0.1:${port}`
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error('The engine exited during its start.')
    if (performance.now() - began > START_LIMIT_MS) throw new Error('The engine does not start.')
    await delay(5)
  }
  const readyMs = performance.now() - began
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  return { url, readyMs, pid: child.pid, stop }
}

const isHealthy = (url) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function send(url, body, headers = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-hasura-admin-secret': SECRET, ...headers },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok || answer.errors) throw new Error(JSON.stringify(answer))
}

async function askAs(url, role) {
  const began = performance.now()
  const headers = { 'x-hasura-role': role, 'x-hasura-user-id': '00000000-0000-0000-0000-000000000001' }
  await send(`${url}/v1/graphql`, { query: QUERY }, headers)
  return performance.now() - began
}

const megabytes = (pid) => memoryOf(pid).reduce((sum, row) => sum + row.megabytes, 0)

async function measure(databaseUrl) {
  const first = await startEngine(databaseUrl)
  await send(`${first.url}/v1/metadata`, { type: 'replace_metadata', args: bigMetadata() })
  await first.stop()
  for (let round = 1; round <= ROUNDS; round += 1) {
    const engine = await startEngine(databaseUrl)
    const atStart = megabytes(engine.pid)
    const firstAsks = []
    for (const role of ROLES) firstAsks.push(await askAs(engine.url, role))
    const answers = firstAsks.map((ms) => ms.toFixed(0)).join(', ')
    print(
      `start ${round}: serves after ${(engine.readyMs / 1000).toFixed(2)} s (goal 2 s), ${atStart.toFixed(0)} MB; first answers of 5 roles ${answers} ms, then ${megabytes(engine.pid).toFixed(0)} MB (goal 200 MB)`,
    )
    await engine.stop()
  }
}

await buildServers()
const folder = mkdtempSync(path.join(tmpdir(), 'sagework-schema-'))
chmodSync(folder, 0o711)
let database
try {
  database = await prepareDatabase(folder)
  await measure(database.url)
} finally {
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
}
