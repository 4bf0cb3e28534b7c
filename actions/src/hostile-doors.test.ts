import { randomInt, randomUUID } from 'node:crypto'
import http from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { actionSecret } from '#tests/environment.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { doors } from './doors.js'
import type { Door } from './platform/http/door.js'

/** Fuzzes every parameter of every endpoint: each value must be rejected with a suitable 4xx, never a 5xx. */
const AT_ONCE = 8
const FOREVER_MS = 600_000

const DEEP = '['.repeat(20_000) + ']'.repeat(20_000)
/** Kept as JSON, because some of it can't be written any other way. */
const VALUES: Readonly<Record<string, string>> = {
  NUL: '"a\\u0000b"',
  'half a surrogate pair': '"a\\ud800b"',
  'a huge number': '1e308',
  'more than a huge number': '1e999',
  'a number beyond bigint': '99999999999999999999999999',
  'a negative number': '-1',
  'a broken uuid': '"11111111-1111-1111-1111-11111111111g"',
  'a list': '["a","b"]',
  'a list of NUL': '["a\\u0000b"]',
  'an object': '{"a":1}',
  'a prototype': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}',
  depth: DEEP,
  null: 'null',
  truth: 'true',
  nothing: '""',
  'a long text': JSON.stringify('x'.repeat(60_000)),
  'signs of SQL': '"\'); drop table users; --"',
  'a broken cursor': JSON.stringify(cursorOf({ createdAt: '9999-99-99 99:99:99+00', id: randomUUID() })),
  'a cursor of other things': JSON.stringify(cursorOf({ createdAt: '2026-01-01 ::.+00', id: 'x' })),
}
/** Values that pass type checks are tried in one field at a time, the others in all fields at once. */
const SHARP = ['NUL', 'half a surrogate pair', 'a number beyond bigint', 'depth', 'a broken cursor']
const IN_ADDRESS = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%',
  '%ff',
  '..%2f..',
  '__proto__',
  'x'.repeat(2000),
  "';--",
  '-1',
  '1e999',
]

let database: TestDatabase
let actions: TestActions
let people: Persona[]
let opportunityId: string

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { env: { LOG_LEVEL: 'silent' } })
  const emails = ['ada@sagework.example', 'elena@sagework.example', 'nora@brightwater.example']
  people = await Promise.all(emails.map((email) => persona(database, email)))
  const [row] = await database.query<{ id: string }>('select id from opportunities limit 1')
  opportunityId = row?.id ?? randomUUID()
})

function cursorOf(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

interface Call {
  what: string
  method: string
  target: string
  headers: Record<string, string>
  body?: string | Buffer
}

/** Sends the URL unchanged; fetch would normalise it. */
function send({ method, target, headers, body }: Call): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(actions.url)
  return new Promise((resolve, reject) => {
    const sent = http.request({ hostname, port, method, path: target, headers, agent: false }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends all calls, a few in parallel, and lists the responses that are server errors. */
async function faultsOf(calls: Call[]): Promise<string[]> {
  const faults: string[] = []
  const left = [...calls]
  const work = async () => {
    for (let call = left.pop(); call; call = left.pop()) {
      const { status, text } = await send(call)
      const isRefusalInOurForm = status < 400 || /"errorCode"|"extensions"/.test(text)
      if (status >= 500 || !isRefusalInOurForm)
        faults.push(`${call.method} ${call.target.slice(0, 80)} with ${call.what}: ${status} ${text.slice(0, 60)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return faults
}

const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
const headersOf = (door: Door, person: Persona): Record<string, string> => ({
  'content-type': 'application/json',
  'x-requested-with': 'sagework',
  ...(door.isInner
    ? { 'x-action-secret': actionSecret() }
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

function bodyCalls(door: Door): Call[] {
  const names = door.kind === 'event' || door.kind === 'cron' ? ['id', 'status'] : (door.takes?.body ?? [])
  if (names.length === 0) return []
  return Object.entries(VALUES).flatMap(([what, value]) =>
    [...(SHARP.includes(what) ? names.map((name) => [name]) : []), names].map((spoilt) => {
      const person = whoFor(door)
      const fields = fieldsWith(names, new Map(spoilt.map((name) => [name, value])))
      const body = bodyOf(door, fields, person)
      const headers = headersOf(door, person)
      return {
        what: `${what} as ${spoilt}`,
        method: door.method.toUpperCase(),
        target: plainTarget(door),
        headers,
        body,
      }
    }),
  )
}

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
  const names = [...(door.takes?.query ?? []), 'expires', 'signature', 'disposition']
  const cursors = [VALUES['a broken cursor'], VALUES['a cursor of other things']].map((text) =>
    String(text).slice(1, -1),
  )
  const inQuery = [...IN_ADDRESS, ...cursors].flatMap((text) => [
    call('its query', `${plainTarget(door)}?${names.map((name) => `${name}=${text}`).join('&')}`),
    call(
      'its query twice',
      `${plainTarget(door)}?${names.map((name) => `${name}=${text}&${name}[a]=1&${name}=2`).join('&')}`,
    ),
  ])
  return [...inPath, ...(method === 'GET' ? inQuery : [])]
}

const HEADERS: readonly Record<string, string>[] = [
  { authorization: 'Bearer a.b.c' },
  { authorization: `Bearer ${'x'.repeat(6000)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
  { cookie: 'sagework.session_token=%00; better-auth.session_token=a%00b.%ff' },
  { cookie: '__Secure-better-auth.session_token=%ED%A0%80' },
  { 'x-forwarded-for': "' or 1=1 --" },
  { 'x-forwarded-for': 'a'.repeat(3000) },
  { 'user-agent': '\u00ff'.repeat(3000) },
  { 'content-type': 'application/json; charset=utf-\u00ff' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-length': '0', 'content-encoding': 'br' },
  { range: 'bytes=99999999999999999999-' },
  { 'x-request-id': '\u00ff' },
  { 'accept-language': ';q=1e999' },
]

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
    expect(await faultsOf(doors.flatMap(bodyCalls))).toEqual([])
  })

  it('in paths and queries', { timeout: FOREVER_MS }, async () => {
    expect(await faultsOf(doors.flatMap(addressCalls))).toEqual([])
  })

  it('in headers', { timeout: FOREVER_MS }, async () => {
    const calls = doors.flatMap((door) =>
      HEADERS.map((odd): Call => {
        const headers = { ...headersOf(door, whoFor(door)), ...odd }
        const body = ['get', 'delete'].includes(door.method) || odd['content-length'] ? undefined : '{}'
        return {
          what: JSON.stringify(odd).slice(0, 80),
          method: door.method.toUpperCase(),
          target: plainTarget(door),
          headers,
          body,
        }
      }),
    )
    expect(await faultsOf(calls)).toEqual([])
  })

  it('in forms', { timeout: FOREVER_MS }, async () => {
    const uploads = doors.filter(({ path }) => ['/api/opportunities/assets', '/api/user/photo'].includes(path))
    expect(await faultsOf(uploads.filter(({ method }) => method === 'post').flatMap(formCalls))).toEqual([])
  })
})
