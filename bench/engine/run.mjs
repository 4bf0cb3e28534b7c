// npm run bench:engine [-- --quick --only list --profile FOLDER]: the engine against a bare node handler on the same
// statements, in turn, on a Postgres of its own that flushes as in production. Printed, never asserted.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildServers } from '../../scripts/lib/build.mjs'
import { urlOf, withClient } from '../../scripts/lib/database/database.mjs'
import { discardPostgres, startPostgres } from '../../scripts/lib/database/postgres.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { measureLive } from './live.mjs'
import { requestBytes, runLoad } from './load.mjs'
import { OPERATIONS } from './operations.mjs'
import { hasPgbench, runPgbench } from './pgbench.mjs'
import { startBare, startEngine } from './servers.mjs'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string', multiple: true }, profile: { type: 'string' } },
})
const CONNECTIONS = [1, 16, 64]
const ROUNDS = options.quick ? 3 : 5
const MILLISECONDS = options.quick ? 1000 : 4000
const WARM_UP_MS = options.quick ? 1000 : 3000
const REQUESTS = 3000
const print = (line = '') => process.stdout.write(`${line}\n`)
const cell = (value, digits = 2) => (Number.isFinite(value) ? value.toFixed(digits) : '–').padStart(9)

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** People with answers of their own. */
async function readFacts(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select id, user_id from responses order by id limit $1', [REQUESTS])
    return { ownResponses: rows.map(({ id }) => id), userIds: rows.map(({ user_id }) => user_id) }
  })
}

function requestsFor(server, operation, facts) {
  return Array.from({ length: REQUESTS }, (_, index) => {
    const userId = facts.userIds[index % facts.userIds.length]
    const variables = operation.variablesOf(index, { ...facts, userId })
    const body = JSON.stringify({ query: operation.query, variables })
    return requestBytes(server.pathOf(operation), server.headersOf(userId), body)
  })
}

async function measure(server, operation, requests, connections, milliseconds) {
  const isRight = (body) => body.includes(`{"data":{"${operation.field}":`)
  const before = server.cpuMs()
  const load = await runLoad({ port: server.port, requests, connections, milliseconds, isRight })
  return { ...load, cpu: (server.cpuMs() - before) / load.count }
}

const middle = (rounds) => ({
  perSecond: median(rounds.map((one) => one.perSecond)),
  p50: median(rounds.map((one) => one.p50)),
  p99: median(rounds.map((one) => one.p99)),
  cpu: median(rounds.map((one) => one.cpu)),
})

async function compare(servers, operation, facts, databaseUrl) {
  const plans = servers.map((server) => ({ server, requests: requestsFor(server, operation, facts) }))
  for (const { server, requests } of plans) await measure(server, operation, requests, 16, WARM_UP_MS)
  for (const connections of CONNECTIONS) {
    const rounds = plans.map(() => [])
    const alone = []
    for (let round = 0; round < ROUNDS; round++) {
      // Who comes first changes, because what runs before leaves traces.
      const turns = [...plans.entries()]
      for (const [index, { server, requests }] of round % 2 === 0 ? turns : turns.reverse()) {
        rounds[index].push(await measure(server, operation, requests, connections, MILLISECONDS))
      }
    }
    // By itself, because a server that comes after it pays for the end of its sessions.
    const plan = { connections, milliseconds: MILLISECONDS, userId: facts.userIds[0] }
    for (let round = 0; round < ROUNDS && hasPgbench(); round++) {
      const rate = runPgbench(databaseUrl, operation, plan)
      if (!Number.isNaN(rate)) alone.push(rate)
    }
    printRow(operation, connections, middle(rounds[0]), middle(rounds[1]), median(alone))
  }
}

function printHead() {
  const heads = [
    'engine/s',
    'bare/s',
    'ratio',
    'p50 ms',
    'bare',
    'p99 ms',
    'bare',
    'ratio',
    'CPU ms',
    'bare',
    'pgbench/s',
  ]
  print(`${'operation'.padEnd(10)}${'conns'.padStart(6)}${heads.map((head) => head.padStart(10)).join('')}`)
}

function printRow({ name }, connections, engine, bare, alone) {
  const numbers = [
    [engine.perSecond, 0],
    [bare.perSecond, 0],
    [engine.perSecond / bare.perSecond],
    [engine.p50],
    [bare.p50],
    [engine.p99],
    [bare.p99],
    [engine.p99 / bare.p99],
    [engine.cpu, 3],
    [bare.cpu, 3],
    [alone, 0],
  ]
  const cells = numbers.map(([value, digits]) => ` ${cell(value, digits)}`)
  print(`${name.padEnd(10)}${String(connections).padStart(6)}${cells.join('')}`)
}

async function printLive(server, databaseUrl, facts) {
  const { statementsPerSecond, cpuShare, p50, p95 } = await measureLive(server, databaseUrl, facts.userIds[0])
  const quiet = `${statementsPerSecond.toFixed(1)} statements/s, ${(cpuShare * 100).toFixed(0)}% of a core while quiet`
  print(
    `\nlive: 1000 subscribers cost ${quiet}; a change arrives in ${p50.toFixed(0)} ms (p50), ${p95.toFixed(0)} ms (p95)`,
  )
}

async function main() {
  await buildServers()
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-engine-'))
  const dataDir = path.join(folder, 'postgres')
  const postgres = await startPostgres({
    dataDir,
    port: await freePort(),
    password: 'bench',
    logFile: path.join(folder, 'postgres.log'),
    settings: { max_connections: '200' },
  })
  const servers = []
  try {
    await withClient(postgres.url, (client) => client.query('create database bench'))
    const databaseUrl = urlOf(postgres.url, 'bench')
    const statements = readFileSync(path.join(import.meta.dirname, 'data-set.sql'), 'utf8').split(/;\n/)
    await withClient(databaseUrl, async (client) => {
      for (const statement of statements) if (statement.trim()) await client.query(statement)
    })
    const facts = await readFacts(databaseUrl)
    const profile = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(options.profile)}`] : []
    servers.push(await startEngine(databaseUrl, profile), await startBare(databaseUrl, profile))
    print(
      `node ${process.version}, ${ROUNDS} rounds of ${MILLISECONDS} ms each, medians; fsync and full_page_writes on`,
    )
    // First, because sessions tell the statements of a load long after it.
    if (!options.only || options.only.includes('live')) await printLive(servers[0], databaseUrl, facts)
    printHead()
    for (const operation of OPERATIONS) {
      if (options.only && !options.only.includes(operation.name)) continue
      await compare(servers, operation, facts, databaseUrl)
    }
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
    await discardPostgres(dataDir)
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
