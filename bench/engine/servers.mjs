import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { inheritedEnvironment, REPOSITORY } from '../../scripts/lib/settings.mjs'

const ADMIN_SECRET = 'bench-secret'
const TICKS_PER_SECOND = 100
const POOL_SIZE = 20

/**
 * @typedef {object} Server
 * @property {string} name
 * @property {number} port
 * @property {(operation: import('./operations.mjs').Operation) => string} pathOf
 * @property {(userId: string) => Record<string, string>} headersOf
 * @property {() => number} cpuMs of the process so far
 * @property {() => Promise<void>} stop
 */

/** The engine as it is built, in one process. @returns {Promise<Server>} */
export async function startEngine(databaseUrl, nodeOptions = []) {
  const program = [...nodeOptions, path.join(REPOSITORY, 'dist/hasura/engine/src/main.js')]
  const running = await start(program, {
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_ADMIN_SECRET: ADMIN_SECRET,
    HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
    HASURA_GRAPHQL_PG_CONNECTIONS: String(POOL_SIZE),
    NODE_ENV: 'production',
  })
  const metadata = JSON.parse(readFileSync(path.join(import.meta.dirname, 'metadata.json'), 'utf8'))
  const answer = await fetch(`http://127.0.0.1:${running.port}/v1/metadata`, {
    method: 'POST',
    headers: { 'x-hasura-admin-secret': ADMIN_SECRET },
    body: JSON.stringify({ type: 'replace_metadata', args: metadata }),
  })
  if (!answer.ok) throw new Error(`The metadata was refused: ${await answer.text()}`)
  const headers = { 'content-type': 'application/json', 'x-hasura-admin-secret': ADMIN_SECRET, 'x-hasura-role': 'user' }
  return {
    ...running,
    name: 'engine',
    pathOf: () => '/v1/graphql',
    headersOf: (userId) => ({ ...headers, 'x-hasura-user-id': userId }),
  }
}

/** The bare handler. @returns {Promise<Server>} */
export async function startBare(databaseUrl, nodeOptions = []) {
  const program = [...nodeOptions, path.join(import.meta.dirname, 'bare-server.mjs'), databaseUrl, String(POOL_SIZE)]
  const running = await start(program, { NODE_ENV: 'production' })
  const headersOf = (userId) => ({ 'content-type': 'application/json', 'x-hasura-user-id': userId })
  return { ...running, name: 'bare', pathOf: ({ name }) => `/${name}`, headersOf }
}

/** Starts a node program whose first line of JSON with a port says that it is ready. */
async function start(program, environment) {
  const child = spawn(process.execPath, program, {
    env: { ...inheritedEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const port = await new Promise((resolve, reject) => {
    ended.then((code) => reject(new Error(`${program.at(-1)} ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = line.startsWith('{') ? JSON.parse(line) : {}
      if (said.port) resolve(said.port)
    })
  })
  return {
    port,
    cpuMs: () => cpuMsOf(Number(child.pid)),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** User and system time of a process; Linux only, elsewhere not known. */
function cpuMsOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000
  } catch {
    return Number.NaN
  }
}
