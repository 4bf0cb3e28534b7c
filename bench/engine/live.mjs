import { readFileSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { sharesOf } from '../lib/shares.mjs'
import { engineHeaders } from './servers.mjs'

const SUBSCRIBERS = 1000
const SOCKETS = 20
/** Time to settle: for subscribers to connect and settings to take effect. */
const REST_MS = 2000
const ENGINE_STATEMENT = 'sagework-engine LOG:  execute '
const QUIET_MS = 20_000
const QUERY = 'subscription ($id: Int!) { questions_by_pk(id: $id) { id question } }'

/**
 * A thousand subscribers of one operation with as many different variables: what they cost while nothing changes, and
 * how long a change of every row takes to reach them.
 * @param {import('./servers.mjs').Server} server
 * @param {{ databaseUrl: string, logFile: string, userId: string }} world
 * @returns {Promise<{ statementsPerSecond: number, cpuShare: number, p50: number, p95: number }>} milliseconds
 */
export async function measureLive(server, world) {
  const { databaseUrl, userId } = world
  const heard = new Map()
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, (_, index) =>
      openSocket(server, userId, index, (id) => heard.set(id, performance.now())),
    ),
  )
  const hasHeard = async (since) => {
    while (heard.size < SUBSCRIBERS || [...heard.values()].some((at) => at < since)) await delay(10)
  }
  try {
    await hasHeard(0)
    await delay(REST_MS)
    const { statementsPerSecond, cpuShare } = await measureQuiet(server, world)
    return await withClient(databaseUrl, async (client) => {
      await client.query("update questions set question = question || '!', is_approved = true where id <= $1", [
        SUBSCRIBERS,
      ])
      const changed = performance.now()
      await hasHeard(changed)
      const { p50, p95 } = sharesOf([...heard.values()].map((at) => at - changed))
      return { statementsPerSecond, cpuShare, p50, p95 }
    })
  } finally {
    for (const socket of sockets) socket.terminate()
  }
}

/**
 * What subscribers cost while nothing changes. Statements are counted in Postgres' log, because its counters lag and
 * include maintenance.
 */
async function measureQuiet(server, { databaseUrl, logFile }) {
  await setLogging(databaseUrl, ["set log_line_prefix = '%a '", "set log_statement = 'all'"])
  const [size, cpu] = [statSync(logFile).size, server.cpuMs()]
  await delay(QUIET_MS)
  const cpuShare = (server.cpuMs() - cpu) / QUIET_MS
  const lines = readFileSync(logFile).subarray(size).toString('utf8').split('\n')
  await setLogging(databaseUrl, ['reset log_line_prefix', 'reset log_statement'])
  const count = lines.filter((line) => line.startsWith(ENGINE_STATEMENT)).length
  return { cpuShare, statementsPerSecond: count / (QUIET_MS / 1000) }
}

async function setLogging(databaseUrl, settings) {
  await withClient(databaseUrl, async (client) => {
    for (const setting of settings) await client.query(`alter system ${setting}`)
    await client.query('select pg_reload_conf()')
  })
  await delay(REST_MS)
}

async function openSocket({ port }, userId, index, onNext) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/graphql`, 'graphql-transport-ws')
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const say = (message) => socket.send(JSON.stringify(message))
  const acknowledged = new Promise((resolve) =>
    socket.on('message', (data) => {
      const { type, id } = JSON.parse(String(data))
      if (type === 'connection_ack') resolve(undefined)
      if (type === 'next') onNext(id)
    }),
  )
  say({ type: 'connection_init', payload: { headers: engineHeaders(userId) } })
  await acknowledged
  const each = SUBSCRIBERS / SOCKETS
  for (let id = index * each + 1; id <= (index + 1) * each; id++)
    say({ type: 'subscribe', id: String(id), payload: { query: QUERY, variables: { id } } })
  return socket
}
