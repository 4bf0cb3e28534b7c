import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SignJWT } from 'jose'
import { parse } from 'yaml'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { REPOSITORY } from '../../scripts/lib/settings.mjs'
import { cpuDuring } from './cpu.mjs'
import { runLoad } from './load.mjs'
import { median } from './shares.mjs'

const ROUNDS = 5
const SERVER_CPU = ({ name }) => name !== 'load generator'

/**
 * @typedef {{ url: string, headers: Record<string, string>, bodies: string[], rows: number }} Read
 * @typedef {{ p50: number, p95: number, cpu: number }} Measured milliseconds: of the server, and of its processors for
 * each request
 */

/**
 * What one person reads. Throws if they find nothing, since measuring that would mean nothing.
 * @param {Awaited<ReturnType<typeof import('./product.mjs').preparePlace>>} place
 * @param {{ operation: string, email: string | null, variablesOf(userId: string | null): object | object[] }} what
 *   without an address, a visitor reads; of several variables, each connection takes one after another
 * @returns {Promise<Read>}
 */
export async function readOf(place, { operation, email, variablesOf }) {
  const { token, userId } = email
    ? await tokenFor(place.ownerUrl(), place.signingKey(), email)
    : { token: null, userId: null }
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const url = `${place.url}/v1/graphql`
  const query = operationText(operation)
  const bodies = [variablesOf(userId)].flat().map((variables) => JSON.stringify({ query, variables }))
  const first = await (await fetch(url, { method: 'POST', headers, body: bodies[0] })).json()
  const [found] = Object.values(first.data ?? {})
  const rows = [found?.nodes ?? found ?? []].flat().length
  if (rows === 0) throw new Error(`${operation}: ${JSON.stringify(first)}`)
  return { url, headers, bodies, rows }
}

/**
 * Measures a read in several products in turns, a few hundred requests at a time: on a machine that others use as well,
 * their load hits all of them alike. Processor time tells more than elapsed time there.
 * @param {{ pid: number, read: Read }[]} sides
 * @param {{ connections: number, requests: number }} plan
 * @returns {Promise<Measured[]>} of each side, the median of its rounds
 */
export async function compareReads(sides, { connections, requests }) {
  const amount = Math.ceil(requests / ROUNDS)
  const load = ({ read: { url, headers, bodies } }) => runLoad({ url, headers, bodies, connections, requests: amount })
  for (const side of sides) await load(side) // warms up everything that is compiled or planned lazily
  const rounds = sides.map(() => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [place, side] of sides.entries()) {
      const { result, milliseconds } = await cpuDuring(side.pid, () => load(side))
      const cpu = milliseconds.filter(SERVER_CPU).reduce((sum, { value }) => sum + value, 0) / amount
      rounds[place].push({ p50: result.serverTimes.p50, p95: result.serverTimes.p95, cpu })
    }
  return rounds.map((each) => ({
    p50: median(each.map(({ p50 }) => p50)),
    p95: median(each.map(({ p95 }) => p95)),
    cpu: median(each.map(({ cpu }) => cpu)),
  }))
}

/** One line of a comparison: the first side, the second, and how many times the first that is. */
export function comparedRow(name, [before, after], goal) {
  const part = (label, key) => {
    const ratio = after[key] / before[key]
    return `${label} ${before[key].toFixed(1).padStart(6)} ms ${after[key].toFixed(1).padStart(6)} ms ×${ratio.toFixed(2)}${ratio > goal ? '!' : ' '}`
  }
  return `${name.padEnd(16)} ${part('p95', 'p95')}   ${part('CPU', 'cpu')}`
}

/**
 * Compares a read in two products, of which the second holds more.
 * @param {[object, object]} products
 * @param {[object, object]} reads what is read in each, as for {@link readOf}
 * @param {{ name: string, goal: number, connections: number, requests: number }} plan
 * @returns {Promise<string>} a line of {@link comparedRow}, and how many rows each side found
 */
export async function compareGrowth(products, reads, { name, goal, ...load }) {
  const sides = []
  for (const [place, product] of products.entries())
    sides.push({ pid: product.pid, read: await readOf(product, reads[place]) })
  const row = comparedRow(name, await compareReads(sides, load), goal)
  return `${row}   ${sides.map(({ read }) => read.rows).join(' and ')} rows`
}

/** The text of an operation as the web client sends it. */
export function operationText(name) {
  const collections = parse(readFileSync(path.join(REPOSITORY, 'hasura/metadata/query_collections.yaml'), 'utf8'))
  const found = collections.flatMap(({ definition }) => definition.queries).find((one) => one.name === name)
  if (!found) throw new Error(`No operation ${name} in query_collections.yaml`)
  return found.query
}

/**
 * An access token for the person with that address, as issued at sign-in.
 * @param {{ withSession?: boolean }} options with a session, it also opens the actions' endpoints
 */
export async function tokenFor(ownerUrl, signingKey, email, { withSession = false } = {}) {
  const person = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      'select u.id, u.is_expert from users u join user_accounts a on a.user_id = u.id where a.email = $1',
      [email],
    )
    return { ...rows[0], sessionId: withSession ? await newSession(client, rows[0].id) : undefined }
  })
  const role = person.is_expert ? 'expert' : 'user'
  const token = await new SignJWT({
    'https://hasura.io/jwt/claims': {
      'x-hasura-user-id': person.id,
      'x-hasura-default-role': role,
      'x-hasura-allowed-roles': [role],
      ...(person.sessionId ? { 'x-hasura-session-id': person.sessionId } : {}),
    },
    ...(person.sessionId ? { sid: person.sessionId } : {}),
  })
    .setProtectedHeader({ alg: 'RS256', kid: signingKey.kid })
    .setSubject(person.id)
    .setIssuer('sagework')
    .setAudience('sagework')
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(signingKey)
  return { token, userId: person.id }
}

async function newSession(client, userId) {
  const { rows } = await client.query(
    `insert into auth.sessions (user_id, token, expires_at)
     values ($1, gen_random_uuid()::text, now() + interval '1 hour') returning id`,
    [userId],
  )
  return rows[0].id
}
