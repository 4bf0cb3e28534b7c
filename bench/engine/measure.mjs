import { setTimeout as delay } from 'node:timers/promises'
import { cpuMsOfChildren } from './cpu.mjs'
import { requestBytes, runLoad } from './load.mjs'
import { hasPgbench, runPgbench } from './pgbench.mjs'

const REQUESTS = 3000
const WARM_UP_CONNECTIONS = 16
/** Warm-up in requests or milliseconds; until then the server is still being JIT-compiled. */
const WARM_UP_REQUESTS = 25_000
const MAX_WARM_UP_MS = 9000
const REST_MS = 1000

/**
 * @typedef {object} Round what one server did in one round
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p99
 * @property {number} cpu milliseconds of the server's process per request
 * @property {number} postgres milliseconds of Postgres per request
 *
 * @typedef {object} World
 * @property {string} databaseUrl
 * @property {number} postgresPid
 * @property {import('./servers.mjs').Server[]} servers
 * @property {{ userIds: string[], ownResponses: number[] }} facts
 *
 * @typedef {{ rounds: number, milliseconds: number, warmUpMs: number, connections: number[], hasPgbench?: boolean }} Plan
 */

/**
 * Measures an operation on all servers, interleaved, and reports each one's rounds for every number of connections.
 * @param {World} world
 * @param {import('./operations.mjs').Operation} operation
 * @param {Plan} plan
 * @param {(connections: number, rounds: Round[][], alone: { perSecond: number, postgres: number }[]) => void} tell
 */
export async function measureOperation(world, operation, plan, tell) {
  const loads = world.servers.map((server) => ({ server, requests: requestsFor(server, operation, world.facts) }))
  for (const load of loads) await warmUp(world, load, operation, plan.warmUpMs)
  for (const connections of plan.connections) {
    const rounds = loads.map(() => /** @type {Round[]} */ ([]))
    for (let round = 0; round < plan.rounds; round++) {
      // Rotates the order, because earlier runs affect later ones.
      const turns = [...loads.entries()]
      for (const [index, load] of round % 2 === 0 ? turns : turns.reverse())
        rounds[index]?.push(await measure(world, load, operation, connections, plan.milliseconds))
    }
    tell(connections, rounds, measureAlone(world, operation, connections, plan))
    // Otherwise the next server would pay for pgbench closing its sessions.
    await delay(REST_MS)
  }
}

async function warmUp(world, load, operation, milliseconds) {
  let count = 0
  for (let spent = 0; spent < MAX_WARM_UP_MS && count < WARM_UP_REQUESTS; spent += milliseconds) {
    const { perSecond } = await measure(world, load, operation, WARM_UP_CONNECTIONS, milliseconds)
    count += (perSecond * milliseconds) / 1000
  }
}

function measureAlone({ databaseUrl, postgresPid, facts }, operation, connections, plan) {
  const { rounds, milliseconds, hasPgbench: isAsked = true } = plan
  const found = []
  for (let round = 0; round < rounds && isAsked && hasPgbench(); round++) {
    const before = cpuMsOfChildren(postgresPid)
    const alone = runPgbench(databaseUrl, operation, { connections, milliseconds, userId: facts.userIds[0] })
    if (!alone) continue
    found.push({ perSecond: alone.perSecond, postgres: (cpuMsOfChildren(postgresPid) - before) / alone.count })
  }
  return found
}

/** Requests from many users, as bytes. */
function requestsFor(server, operation, facts) {
  return Array.from({ length: REQUESTS }, (_, index) => {
    const userId = facts.userIds[index % facts.userIds.length]
    const variables = operation.variablesOf(index, { ...facts, userId })
    const { path, headers, body } = server.requestOf(operation, variables, userId)
    return requestBytes(path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body))
  })
}

/** @returns {Promise<Round>} */
async function measure({ postgresPid }, { server, requests }, operation, connections, milliseconds) {
  const beginning = `{"data":{"${server.answerKey(operation)}":`
  const isRight = (body) => body.includes(beginning) && !body.includes('"errors":')
  const before = { cpu: server.cpuMs(), postgres: cpuMsOfChildren(postgresPid) }
  const { count, ...load } = await runLoad({ port: server.port, requests, connections, milliseconds, isRight })
  return {
    ...load,
    cpu: (server.cpuMs() - before.cpu) / count,
    postgres: (cpuMsOfChildren(postgresPid) - before.postgres) / count,
  }
}
