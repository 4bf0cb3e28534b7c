import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { inheritedEnvironment, REPOSITORY } from '../../scripts/lib/settings.mjs'
import { cpuMsOf } from './cpu.mjs'
import { POSTGRAPHILE_OPERATIONS } from './postgraphile/operations.mjs'

const ADMIN_SECRET = 'bench-secret'
const POOL_SIZE = 20

/**
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {{ path: string, headers: Record<string, string>, body: object }} Request
 * @typedef {{ program: string, options?: string[] }} Start the node to run on, with options for it
 *
 * @typedef {object} Server
 * @property {'engine' | 'bare' | 'postgraphile'} kind
 * @property {number} port
 * @property {(operation: Operation, variables: object, userId: string) => Request} requestOf
 * @property {(operation: Operation) => string} answerKey the only member of `data`
 * @property {(operation: Operation, data: any) => unknown} read the answer in the shape that all share
 * @property {() => number} cpuMs of the process so far
 * @property {() => Promise<void>} stop
 */

/** The compiled engine in one process. @param {Start} start @returns {Promise<Server>} */
export async function startEngine(databaseUrl, start) {
  const running = await run(start, [path.join(REPOSITORY, 'dist/hasura/engine/src/main.js')], {
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_ADMIN_SECRET: ADMIN_SECRET,
    HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
    HASURA_GRAPHQL_PG_CONNECTIONS: String(POOL_SIZE),
  })
  const metadata = JSON.parse(readFileSync(path.join(import.meta.dirname, 'metadata.json'), 'utf8'))
  const answer = await fetch(`http://127.0.0.1:${running.port}/v1/metadata`, {
    method: 'POST',
    headers: { 'x-hasura-admin-secret': ADMIN_SECRET },
    body: JSON.stringify({ type: 'replace_metadata', args: metadata }),
  })
  if (!answer.ok) throw new Error(`The metadata was refused: ${await answer.text()}`)
  return {
    ...running,
    ...readsField,
    kind: 'engine',
    requestOf: ({ query }, variables, userId) => ({
      path: '/v1/graphql',
      headers: engineHeaders(userId),
      body: { query, variables },
    }),
  }
}

/** Headers the engine needs for this user. */
export function engineHeaders(userId) {
  return { 'x-hasura-admin-secret': ADMIN_SECRET, 'x-hasura-role': 'user', 'x-hasura-user-id': userId }
}

/** The bare handler. @param {Start} start @returns {Promise<Server>} */
export async function startBare(databaseUrl, start) {
  const program = [path.join(import.meta.dirname, 'bare-server.mjs'), databaseUrl, String(POOL_SIZE)]
  const requestOf = ({ name, query }, variables, userId) => ({
    path: `/${name}`,
    headers: { 'x-hasura-user-id': userId },
    // It ignores the query, but receives as many bytes as the others.
    body: { query, variables },
  })
  return { ...(await run(start, program, {})), ...readsField, kind: 'bare', requestOf }
}

/** PostGraphile, which needs roles.sql and a supported Node. @param {Start} start @returns {Promise<Server>} */
export async function startPostgraphile(databaseUrl, start) {
  const program = [path.join(import.meta.dirname, 'postgraphile/server.mjs'), databaseUrl, String(POOL_SIZE)]
  const wordsOf = ({ name }) => /** @type {any} */ (POSTGRAPHILE_OPERATIONS[name])
  return {
    ...(await run(start, program, { GRAPHILE_ENV: 'production' })),
    kind: 'postgraphile',
    requestOf: (operation, variables, userId) => ({
      path: '/graphql',
      headers: { 'x-hasura-user-id': userId },
      body: { query: wordsOf(operation).query, variables: wordsOf(operation).variablesOf(variables, userId) },
    }),
    answerKey: () => 'answer',
    read: (operation, data) => wordsOf(operation).read(data),
  }
}

const readsField = { answerKey: ({ field }) => field, read: ({ field }, data) => data[field] }

/** Starts a Node program, which signals readiness with a line of JSON containing its port. */
async function run({ program, options = [] }, words, environment) {
  const child = spawn(program, [...options, ...words], {
    env: { ...inheritedEnvironment(), ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const port = await new Promise((resolve, reject) => {
    ended.then((code) => reject(new Error(`${words[0]} ended with ${code}`)))
    const lines = createInterface({ input: child.stdout })
    lines.on('line', (line) => {
      const said = line.startsWith('{') ? JSON.parse(line) : {}
      if (!said.port) return
      resolve(said.port)
      // Logging each request is part of the measurement, reading the log is not.
      lines.close()
      child.stdout.resume()
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
