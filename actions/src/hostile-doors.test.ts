import { randomInt, randomUUID } from 'node:crypto'
import http from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { captureLog } from '#tests/captured-log.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { actionSecret, sandboxSecret } from '#tests/environment.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { doors } from './doors.js'
import { FROM_ANYBODY, IN_ADDRESS, OF_BODIES, OF_CALLERS, SHARP, UNSOUND, VALUES } from './hostile-values.testkit.js'
import type { Door } from './platform/http/door.js'
import { sandboxAccount } from './providers/payments/sandbox/sandbox-account.js'

/** Fuzzes every parameter of every endpoint: each value must be rejected with a suitable 4xx, never a 5xx. */
const AT_ONCE = 8
const FOREVER_MS = 600_000

let database: TestDatabase
let actions: TestActions
let people: Persona[]
let opportunityId: string
/** What the service says of its own faults, of which a response only tells the number. */
const { log, lines } = captureLog('error')

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { fakes: { log } })
  const emails = ['ada@sagework.example', 'elena@sagework.example', 'nora@brightwater.example']
  people = await Promise.all(emails.map((email) => persona(database, email)))
  const [row] = await database.query<{ id: string }>('select id from opportunities limit 1')
  opportunityId = row?.id ?? randomUUID()
})

interface Call {
  what: string
  method: string
  target: string
  headers: Record<string, string>
  body?: string | Buffer
}

interface Answer {
  status: number
  text: string
}

/** Sends the URL unchanged; fetch would normalise it. */
function send({ what, method, target, headers, body }: Call): Promise<Answer> {
  const { hostname, port } = new URL(actions.url)
  return new Promise((resolve, reject) => {
    const sent = http.request({ hostname, port, method, path: target, headers, agent: false }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', (cause) => reject(new Error(`${method} ${target.slice(0, 80)} with ${what} broke off`, { cause })))
    sent.end(body)
  })
}

/** `AbortSignal.timeout`, by which a door gives up on the engine after seconds. */
const TOO_LATE = /aborted due to timeout/
const TRIES = 3

/**
 * Engine, doors and this test share one process, so on a busy machine what other doors compute makes one give up on the
 * engine. That says nothing of what was sent, which is sent again; if it keeps the engine busy itself, it does so again.
 */
async function answerTo(call: Call, tries = TRIES): Promise<Answer> {
  const answer = await send(call)
  const isLate = answer.status >= 500 && TOO_LATE.test(causeOf(answer.text))
  return isLate && tries > 1 ? answerTo(call, tries - 1) : answer
}

/** Works through a list, a few items in parallel. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

function faultIn(call: Call, { status, text }: Answer): string[] {
  // The payment sandbox refuses as Stripe does.
  // An answer to HEAD has no words.
  const isRefusalInOurForm =
    status < 400 || call.method === 'HEAD' || /"errorCode"|"extensions"|"error":\{"type"/.test(text)
  if (status < 500 && isRefusalInOurForm) return []
  const cause = status < 500 ? '' : causeOf(text)
  return [`${call.method} ${call.target.slice(0, 80)} with ${call.what}: ${status} ${text.slice(0, 60)} ${cause}`]
}

function causeOf(text: string): string {
  const [requestId] = /[0-9a-f-]{36}/.exec(text) ?? []
  return (requestId && lines.find((line) => line.includes(requestId))?.slice(0, 1000)) ?? 'and nothing was logged'
}

/** Sends all calls and lists the responses that are server errors. */
async function faultsOf(calls: readonly Call[]): Promise<string[]> {
  const faults: string[] = []
  await eachOf(calls, async (call) => void faults.push(...faultIn(call, await answerTo(call))))
  return faults
}

const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
const sandboxKeyOf = ({ path }: Door): Record<string, string> => {
  if (!path.startsWith('/v1/')) return {}
  const { secretKey } = sandboxAccount({ secret: sandboxSecret() }, { HOST: '127.0.0.1', ACTIONS_PORT: 0 })
  return { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' }
}
const headersOf = (door: Door, person: Persona): Record<string, string> => ({
  'content-type': 'application/json',
  'x-requested-with': 'sagework',
  ...(door.isInner
    ? { 'x-action-secret': actionSecret(), ...sandboxKeyOf(door) }
    : { authorization: `Bearer ${tokenFor(person)}`, 'x-forwarded-for': address() }),
})

/** A plausible value judging by the field's name, to get past validation to the rest of the handler. */
function friendly(name: string): unknown {
  if (/email/i.test(name)) return `${randomUUID()}@nowhere.example`
  if (/password/i.test(name)) return 'Sage grows on 12 hills'
  if (/opportunity(_?id)?$/i.test(name)) return opportunityId
  if (/id$/i.test(name)) return randomUUID()
  if (/amount|value|cents|limit|version|percent|count/i.test(name)) return 100
  return 'text'
}

function targetOf(door: Door, param: (name: string) => string): string {
  return door.path.replace(/:(\w+)/g, (_, name: string) => param(name))
}

function bodyOf(door: Door, fields: string, person: Persona): string {
  if (door.kind === 'route') return fields
  const session = `{"x-hasura-role":"${person.isExpert ? 'expert' : 'user'}","x-hasura-user-id":"${person.id}","x-hasura-session-id":"${person.sessionId}"}`
  if (door.kind === 'action')
    return `{"action":{"name":"${door.name}"},"input":${fields},"session_variables":${session}}`
  return `{"id":"${randomUUID()}","event":{"op":"INSERT","data":{"old":null,"new":${fields}}}}`
}

function fieldsWith(names: readonly string[], hostile: ReadonlyMap<string, string>): string {
  const members = names.map((name) => `${JSON.stringify(name)}:${hostile.get(name) ?? JSON.stringify(friendly(name))}`)
  return `{${members.join(',')}}`
}

const whoFor = (door: Door) => people[door.auth === 'staff' ? 0 : randomInt(people.length)] as Persona
const plainTarget = (door: Door) => targetOf(door, (name) => String(friendly(name)))

const namesOf = (door: Door) =>
  door.kind === 'event' || door.kind === 'cron' ? ['id', 'status'] : (door.takes?.body ?? [])

function bodyCall(door: Door, what: string, spoilt: readonly string[]): Call {
  const person = whoFor(door)
  const fields = fieldsWith(namesOf(door), new Map(spoilt.map((name) => [name, VALUES[what] as string])))
  const method = door.method.toUpperCase()
  const body = bodyOf(door, fields, person)
  return { what: `${what} as ${spoilt}`, method, target: plainTarget(door), headers: headersOf(door, person), body }
}

/** Sends a value in all fields at once, then alone in each field that didn't reject it, where no other field hides the result. */
async function bodyFaults(door: Door, what: string): Promise<string[]> {
  const names = namesOf(door)
  const all = bodyCall(door, what, names)
  const answer = await answerTo(all)
  const single = UNSOUND.includes(what) ? names.slice(-1) : SHARP.includes(what) ? names : []
  const alone = single.filter((name) => !isRefused(name, answer)).map((name) => bodyCall(door, what, [name]))
  return [...faultIn(all, answer), ...(await faultsOf(alone))]
}

const isRefused = (name: string, { text }: Answer) => new RegExp(`"field":"${name}[".[]`).test(text)

function addressCalls(door: Door): Call[] {
  const method = door.method.toUpperCase()
  const call = (what: string, target: string): Call => {
    const body = door.takes?.body.length ? '{}' : undefined
    return { what, method, target, headers: headersOf(door, whoFor(door)), body }
  }
  const inPath = door.path.includes(':')
    ? IN_ADDRESS.map((text) =>
        call(
          'its address',
          targetOf(door, () => text),
        ),
      )
    : []
  const cursors = [VALUES['a broken cursor'], VALUES['a cursor of other things']].map((text) =>
    String(text).slice(1, -1),
  )
  const texts = [...IN_ADDRESS, ...cursors]
  const names = queryOf(door)
  // An endpoint without query parameters ignores them, so one request carries them all.
  const queries =
    names.length > 0 ? texts.map((text) => names.map((name) => [name, text])) : [texts.map((text) => ['x', text])]
  const inQuery = queries.flatMap((members) => [
    call('its query', `${plainTarget(door)}?${members.map(([name, text]) => `${name}=${text}`).join('&')}`),
    call(
      'its query twice',
      `${plainTarget(door)}?${members.map(([name, text]) => `${name}=${text}&${name}[a]=1&${name}=2`).join('&')}`,
    ),
  ])
  return [...inPath, ...(method === 'GET' ? inQuery : [])]
}

/** The file endpoint declares no query: it verifies the raw signature of its URL. */
const queryOf = ({ path, takes }: Door) =>
  path === '/api/files/:id' ? ['expires', 'signature', 'disposition'] : (takes?.query ?? [])

function headerCalls(door: Door): Call[] {
  const hasBody = !['get', 'head', 'delete'].includes(door.method)
  const odds = [...FROM_ANYBODY, ...(hasBody ? OF_BODIES : []), ...(door.isInner ? [] : OF_CALLERS)]
  return odds.map((odd): Call => {
    const { 'x-forwarded-for': from, ...rest } = odd
    // An inner endpoint rejects proxied requests before it reads anything else.
    const headers = {
      ...headersOf(door, whoFor(door)),
      ...rest,
      ...(from && !door.isInner ? { 'x-forwarded-for': from } : {}),
    }
    return {
      what: JSON.stringify(odd).slice(0, 80),
      method: door.method.toUpperCase(),
      target: plainTarget(door),
      headers,
      body: !hasBody || odd['content-length'] ? undefined : '{}',
    }
  })
}

/** A form with one picture, with hostile names and fields. */
function formCalls(door: Door): Call[] {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const texts = ['a\0b', '\ud800', '__proto__', '../../x', 'x'.repeat(900), '"; filename="b']
  return texts.flatMap((text) =>
    ['filename', 'uploadId', 'uploadType', 'opportunityId', '__proto__'].map((field) => {
      const fields: Record<string, string> = { uploadType: 'opportunity_apply', opportunityId, ...{ [field]: text } }
      const name = field === 'filename' ? text : 'a.png'
      const parts = Object.entries(fields)
        .filter(([key]) => key !== 'filename')
        .map(([key, value]) => `--x\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`)
      const file = `--x\r\nContent-Disposition: form-data; name="uploadedFile"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
      const body = Buffer.concat([Buffer.from(parts.join('') + file), png, Buffer.from('\r\n--x--\r\n')])
      const person = whoFor(door)
      const headers = { ...headersOf(door, person), 'content-type': 'multipart/form-data; boundary=x' }
      return { what: `${JSON.stringify(text)} as ${field}`, method: 'POST', target: plainTarget(door), headers, body }
    }),
  )
}

describe('[X-12] hostile input is rejected, and never answered with 5xx', () => {
  it('in bodies', { timeout: FOREVER_MS }, async () => {
    const tries = doors
      .filter((door) => namesOf(door).length > 0)
      .flatMap((door) => Object.keys(VALUES).map((what) => ({ door, what })))
    const faults: string[] = []
    await eachOf(tries, async ({ door, what }) => void faults.push(...(await bodyFaults(door, what))))
    expect(faults).toEqual([])
  })

  it('in paths and queries', { timeout: FOREVER_MS }, async () => {
    expect(await faultsOf(doors.flatMap(addressCalls))).toEqual([])
  })

  it('in headers', { timeout: FOREVER_MS }, async () => {
    expect(await faultsOf(doors.flatMap(headerCalls))).toEqual([])
  })

  it('in forms', { timeout: FOREVER_MS }, async () => {
    const uploads = doors.filter(({ path }) => ['/api/opportunities/assets', '/api/user/photo'].includes(path))
    expect(await faultsOf(uploads.filter(({ method }) => method === 'post').flatMap(formCalls))).toEqual([])
  })
})
