// npm run bench:engine [-- --quick --rounds 3 --only list --growth --profile FOLDER]: compares the engine, a bare Node
// handler on the same statements, PostGraphile and pgbench, interleaved, on a dedicated Postgres with production
// durability. Results are printed, never asserted; it only fails if the servers' results differ.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildServers } from '../../scripts/lib/build.mjs'
import { discardPostgres, startPostgres } from '../../scripts/lib/database/postgres.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { buildDataSet, buildRole, readFacts } from './facts.mjs'
import { measureGrowth } from './growth.mjs'
import { measureLive } from './live.mjs'
import { measureOperation } from './measure.mjs'
import { OPERATIONS } from './operations.mjs'
import { prepareRuntimes } from './runtimes.mjs'
import { startBare, startEngine, startPostgraphile } from './servers.mjs'
import { shortfalls, tableHead, tableLine } from './table.mjs'
import { verifyAnswers } from './verify.mjs'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    rounds: { type: 'string' },
    only: { type: 'string', multiple: true },
    growth: { type: 'boolean' },
    profile: { type: 'string' },
  },
})
const PLAN = {
  connections: [1, 16, 64],
  rounds: Number(options.rounds ?? (options.quick ? 3 : 5)),
  milliseconds: options.quick ? 700 : 1200,
  warmUpMs: options.quick ? 700 : 1500,
}
const print = (line = '') => process.stdout.write(`${line}\n`)
const isAsked = (name) => !options.only || options.only.includes(name)

async function printLive(server, world) {
  const { statementsPerSecond, cpuShare, p50, p95 } = await measureLive(server, world)
  const quiet = `${statementsPerSecond.toFixed(1)} statements/s, ${(cpuShare * 100).toFixed(0)}% of a core while quiet`
  print(
    `live: 1000 subscribers cost ${quiet}; a change arrives in ${p50.toFixed(0)} ms (p50), ${p95.toFixed(0)} ms (p95)\n`,
  )
}

/** The servers on each Node: one database, and the same number of connections for each. */
async function startServers(databaseUrl, runtimes) {
  const started = []
  const options_ = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(options.profile)}`] : []
  for (const { name, program, runsPostgraphile } of runtimes) {
    const start = { program, options: options_ }
    const servers = [await startEngine(databaseUrl, start), await startBare(databaseUrl, start)]
    if (runsPostgraphile) servers.push(await startPostgraphile(databaseUrl, start))
    started.push(...servers.map((server) => ({ runtime: name, server })))
  }
  return started
}

async function compareAll(world, started) {
  const operations = OPERATIONS.filter(({ name }) => isAsked(name))
  if (operations.length === 0) return
  const found = []
  print(`${PLAN.rounds} rounds of ${PLAN.milliseconds} ms each, medians; times in ms; fsync and full_page_writes on`)
  print('CPU: of the server per request; PG: of Postgres per request; pgl: PostGraphile 5')
  print(tableHead())
  for (const operation of operations) {
    await measureOperation(world, operation, PLAN, (connections, rounds, alone) => {
      for (const runtime of new Set(started.map((one) => one.runtime))) {
        const own = started.flatMap((one, index) =>
          one.runtime === runtime ? [[one.server.kind, rounds[index] ?? []]] : [],
        )
        const place = { operation: operation.name, connections, runtime }
        print(tableLine(place, Object.fromEntries(own), alone))
        found.push(...shortfalls(place, Object.fromEntries(own)))
      }
    })
  }
  print(found.length === 0 ? '\nevery goal is reached' : `\nshort of the goals:\n  ${found.join('\n  ')}`)
}

async function compare(postgres, logFile, runtimes) {
  const databaseUrl = await buildDataSet(postgres.url, 'bench')
  const facts = await readFacts(databaseUrl)
  const started = await startServers(databaseUrl, runtimes)
  const servers = started.map(({ server }) => server)
  try {
    await verifyAnswers(servers, OPERATIONS, facts)
    print(`${servers.length} servers answer the same data to ${OPERATIONS.length} operations`)
    const [first] = servers
    if (first && isAsked('live')) await printLive(first, { databaseUrl, logFile, userId: facts.userIds[0] })
    await compareAll({ databaseUrl, postgresPid: Number(postgres.child.pid), servers, facts }, started)
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function main() {
  const began = performance.now()
  await buildServers()
  const runtimes = prepareRuntimes()
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-engine-'))
  const dataDir = path.join(folder, 'postgres')
  const logFile = path.join(folder, 'postgres.log')
  const postgres = await startPostgres({
    dataDir,
    port: await freePort(),
    password: 'bench',
    logFile,
    settings: { max_connections: '300', ...(options.growth && { max_wal_size: '8GB' }) },
  })
  try {
    await buildRole(postgres.url)
    const [runtime] = runtimes
    if (options.growth && runtime)
      await measureGrowth(
        { url: postgres.url, pid: Number(postgres.child.pid) },
        { program: runtime.program },
        PLAN,
        print,
      )
    else await compare(postgres, logFile, runtimes)
  } finally {
    await postgres.stop()
    await discardPostgres(dataDir)
    rmSync(folder, { recursive: true, force: true })
  }
  print(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
}

await main()
