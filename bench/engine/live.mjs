import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { urlOf, withClient } from '../../scripts/lib/database/database.mjs'
import { engineHeaders } from './servers.mjs'

const SUBSCRIBERS = 1000
const SOCKETS = 20
/** Sessions tell their counts late, so that those of the beginning need time to be told. */
const REST_MS = 3000
const QUIET_MS = 20_000
const QUERY = 'subscription ($id: Int!) { questions_by_pk(id: $id) { id question } }'

/**
 * A thousand subscribers of one operation with as many variables: what they cost while nothing changes, and how long a
 * change of every row takes to reach them.
 * @param {import('./servers.mjs').Server} server
 * @param {string} databaseUrl
 * @param {string} userId
 * @returns {Promise<{ statementsPerSecond: number, cpuShare: number, p50: number, p95: number }>} milliseconds
 */
export async function measureLive(server, databaseUrl, userId) {
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
    const { statementsPerSecond, cpuShare } = await measureQuiet(server, databaseUrl)
    return await withClient(databaseUrl, async (client) => {
      await client.query("update questions set question = question || '!', is_approved = true where id <= $1", [
        SUBSCRIBERS,
      ])
      const changed = performance.now()
      await hasHeard(changed)
      const times = [...heard.values()].map((at) => at - changed).sort((a, b) => a - b)
      const at = (share) => times[Math.floor(times.length * share)] ?? 0
      return { statementsPerSecond, cpuShare, p50: at(0.5), p95: at(0.95) }
    })
  } finally {
    for (const socket of sockets) socket.terminate()
  }
}

/**
 * What the subscribers cost while nothing changes. Every statement of the engine is a transaction of its own; they are
 * counted from another database, because asking for the count is a statement, too.
 */
async function measureQuiet(server, databaseUrl) {
  const name = new URL(databaseUrl).pathname.slice(1)
  return withClient(urlOf(databaseUrl, 'postgres'), async (client) => {
    const statements = async () => {
      const text = 'select xact_commit::int as count from pg_stat_database where datname = $1'
      return (await client.query(text, [name])).rows[0].count
    }
    const before = { statements: await statements(), cpu: server.cpuMs() }
    await delay(QUIET_MS)
    const cpuShare = (server.cpuMs() - before.cpu) / QUIET_MS
    return { cpuShare, statementsPerSecond: ((await statements()) - before.statements) / (QUIET_MS / 1000) }
  })
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
