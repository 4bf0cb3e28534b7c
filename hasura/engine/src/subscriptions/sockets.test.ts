import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase } from '#tests/database.js'
import {
  ADMIN_SECRET,
  NOTES_METADATA,
  NOTES_SQL,
  openAs,
  openSocket,
  reader,
  readerToken,
  startNotesEngine,
} from './subscriptions.testkit.js'

const database = await createTestDatabase({ template: 'empty' })
await database.query(NOTES_SQL)
const engine = await startNotesEngine(database)
atEnd(() => engine.stop())

const ADMIN = { 'x-hasura-admin-secret': ADMIN_SECRET }
const TRANSPORT = { protocol: 'graphql-transport-ws' }
const APOLLO = { protocol: 'graphql-ws' }
const BODIES = '{ notes(order_by: {id: asc}) { body } }'
const bodies = (...texts: string[]) => ({ data: { notes: texts.map((body) => ({ body })) } })

describe('graphql-transport-ws', () => {
  it('answers queries and mutations once, then completes them', async () => {
    const socket = await openAs(engine, ADMIN)
    expect(socket.protocol).toBe('graphql-transport-ws')
    socket.say({ type: 'subscribe', id: 'q', payload: { query: BODIES } })
    expect((await socket.heard('next', 'q')).payload).toEqual(bodies('a1', 'a2', 'b1'))
    expect(await socket.heard('complete', 'q')).toEqual({ type: 'complete', id: 'q' })
    const query = 'mutation ($p: numeric) { update_notes_by_pk(pk_columns: {id: 1}, _set: {price: $p}) { price } }'
    socket.say({ type: 'subscribe', id: 'm', payload: { query, variables: { p: 1.5 } } })
    expect((await socket.heard('next', 'm')).payload).toEqual({ data: { update_notes_by_pk: { price: 1.5 } } })
    await socket.heard('complete', 'm')
    expect(socket.unheard.filter(({ type }) => type !== 'ping')).toEqual([])
  })

  it('answers pings and sends its own', async () => {
    const socket = await openAs(engine, ADMIN)
    socket.say({ type: 'ping', payload: { n: 1 } })
    expect(await socket.heard('pong')).toEqual({ type: 'pong', payload: { n: 1 } })
    expect(await socket.heard('ping')).toEqual({ type: 'ping', payload: { message: 'keepalive' } })
  })

  it('reports an error before execution without data, one during execution with null data', async () => {
    const socket = await openAs(engine, reader('ann'))
    socket.say({ type: 'subscribe', id: 'v', payload: { query: '{ notes { owner } }' } })
    const path = '$.selectionSet.notes.selectionSet.owner'
    const message = `field "owner" not found in type: 'notes'`
    const error = { message, extensions: { code: 'validation-failed', path } }
    expect((await socket.heard('error', 'v')).payload).toEqual([error])
    await socket.heard('complete', 'v')
    socket.say({ type: 'subscribe', id: 'e', payload: { query: '{ notes(where: {price: {_eq: "x"}}) { body } }' } })
    expect((await socket.heard('next', 'e')).payload).toEqual({
      data: null,
      errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'data-exception' }) })],
    })
    await socket.heard('complete', 'e')
  })

  it.each([
    [4400, /^parsing ClientMessage failed: /, ['{"type":']],
    [4400, /^parsing ClientMessage failed: unknown type "start"/, [{ type: 'start', id: '1' }]],
    [4401, /^Unauthorized$/, [{ type: 'subscribe', id: '1', payload: { query: BODIES } }]],
    [
      4403,
      /^Forbidden: invalid x-hasura-admin-secret/,
      [{ type: 'connection_init', payload: { headers: { 'x-hasura-admin-secret': 'no' } } }],
    ],
    [4408, /^Connection initialisation timed out$/, []],
    [
      4429,
      /^Too many initialisation requests$/,
      [{ type: 'connection_init', payload: { headers: ADMIN } }, { type: 'connection_init' }],
    ],
  ])('closes with %i', async (code, reason, messages) => {
    const socket = await openSocket(engine, TRANSPORT)
    for (const message of messages) socket.say(message)
    expect(await socket.closed).toEqual({ code, reason: expect.stringMatching(reason) })
  })

  it('closes with 4409 if an id is reused', async () => {
    const socket = await openAs(engine, ADMIN)
    for (let times = 0; times < 2; times++)
      socket.say({ type: 'subscribe', id: 'x', payload: { query: `subscription ${BODIES}` } })
    expect(await socket.closed).toEqual({ code: 4409, reason: 'Subscriber for x already exists' })
  })

  it('closes with 1009 if a message is too long', async () => {
    const socket = await openAs(engine, ADMIN)
    socket.say({ type: 'ping', payload: 'x'.repeat(1024 * 1024) })
    expect((await socket.closed).code).toBe(1009)
  })
})

describe('the legacy graphql-ws protocol', () => {
  it('is used if none is requested', async () => {
    const socket = await openSocket(engine)
    socket.say({ type: 'connection_init', payload: { headers: ADMIN } })
    socket.say({ type: 'start', id: '1', payload: { query: BODIES } })
    await socket.heard('connection_ack')
    await socket.heard('ka')
    expect((await socket.heard('data', '1')).payload).toEqual(bodies('a1', 'a2', 'b1'))
    await socket.heard('complete', '1')
    socket.say({ type: 'connection_terminate' })
    expect((await socket.closed).code).toBe(1000)
  })

  it('subscribes, stops, and answers mistakes without closing', async () => {
    const socket = await openSocket(engine, APOLLO)
    expect(socket.protocol).toBe('graphql-ws')
    const start = { type: 'start', id: '1', payload: { query: `subscription ${BODIES}` } }
    const failure = (message: string) => ({ errors: [{ message, extensions: { code: 'start-failed', path: '$' } }] })
    socket.say(start)
    expect((await socket.heard('error', '1')).payload).toEqual(
      failure('start received before the connection is initialised'),
    )
    socket.say('nonsense')
    expect((await socket.heard('connection_error')).payload).toMatch(/^parsing ClientMessage failed: /)
    socket.say({ type: 'connection_init', payload: { headers: { 'x-hasura-admin-secret': 'no' } } })
    expect((await socket.heard('connection_error')).payload).toBe('invalid x-hasura-admin-secret/x-hasura-access-key')
    for (let times = 0; times < 2; times++) {
      socket.say({ type: 'connection_init', payload: { headers: ADMIN } })
      await socket.heard('connection_ack')
    }
    socket.say(start)
    await socket.heard('data', '1')
    socket.say(start)
    expect((await socket.heard('error', '1')).payload).toEqual(failure('an operation already exists with this id: 1'))
    socket.say({ type: 'stop', id: '1' })
    socket.say(start)
    await socket.heard('data', '1')
  })

  it('has plain errors on the alpha path', async () => {
    const socket = await openSocket(engine, { ...APOLLO, path: '/v1alpha1/graphql', headers: ADMIN })
    socket.say({ type: 'connection_init' })
    socket.say({ type: 'start', id: '1', payload: { query: '{ nothing }' } })
    expect((await socket.heard('error', '1')).payload).toEqual({
      path: '$.selectionSet.nothing',
      error: `field "nothing" not found in type: 'query_root'`,
      code: 'validation-failed',
    })
  })
})

describe('a live query', () => {
  it('shows each subscriber its own rows, and news to those concerned', async () => {
    const ann = await openAs(engine, reader('ann'))
    const bob = await openAs(engine, reader('bob'))
    const payload = { query: `subscription ${BODIES}` }
    for (const socket of [ann, bob]) socket.say({ type: 'subscribe', id: '1', payload })
    expect((await ann.heard('next', '1')).payload).toEqual(bodies('a1', 'a2'))
    expect((await bob.heard('next', '1')).payload).toEqual(bodies('b1'))
    await database.query(`insert into notes values (4, 'ann', 'a4', 4)`)
    onTestFinished(async () => void (await database.query('delete from notes where id in (4, 5)')))
    expect((await ann.heard('next', '1')).payload).toEqual(bodies('a1', 'a2', 'a4'))
    await database.query(`insert into notes values (5, 'bob', 'b5', 5)`)
    expect((await bob.heard('next', '1')).payload).toEqual(bodies('b1', 'b5'))
    expect(ann.unheard.filter(({ type }) => type === 'next')).toEqual([])
  })

  it('is rejected with several fields, over HTTP, and without a session variable', async () => {
    const socket = await openAs(engine, { 'X-Hasura-Admin-Secret': ADMIN_SECRET, 'X-Hasura-Role': 'reader' })
    const refusalOf = async (id: string, query: string) => {
      socket.say({ type: 'subscribe', id, payload: { query } })
      return ((await socket.heard('error', id)).payload as { message: string }[])[0]?.message
    }
    const several = 'subscriptions must select one top level field'
    expect(await refusalOf('1', 'subscription { a: notes { id } b: notes { id } }')).toBe(several)
    expect(await refusalOf('2', 'subscription { __typename }')).toBe(several)
    expect(await refusalOf('3', 'subscription { notes { id } }')).toBe('missing session variable: "x-hasura-user-id"')
  })

  it('is replanned when permissions change, and ends when they are gone', async () => {
    const socket = await openAs(engine, reader('ann'))
    socket.say({ type: 'subscribe', id: '1', payload: { query: `subscription ${BODIES}` } })
    expect((await socket.heard('next', '1')).payload).toEqual(bodies('a1', 'a2'))
    onTestFinished(async () => void (await engine.metadata('replace_metadata', NOTES_METADATA)))
    const table = { schema: 'public', name: 'notes' }
    const permission = { columns: ['id', 'body'], filter: { owner: { _eq: 'X-Hasura-User-Id' }, id: { _gt: 1 } } }
    const drop = { type: 'pg_drop_select_permission', args: { table, role: 'reader' } }
    const create = { type: 'pg_create_select_permission', args: { table, role: 'reader', permission } }
    await engine.metadata('bulk', [drop, create])
    expect((await socket.heard('next', '1')).payload).toEqual(bodies('a2'))
    await engine.metadata(drop.type, drop.args)
    await socket.heard('error', '1')
    await socket.heard('complete', '1')
  })
})

describe('a stream', () => {
  it('sends rows after the cursor in batches, then new ones', async () => {
    const socket = await openAs(engine, reader('ann'))
    const query = `subscription ($after: Int!, $size: Int!) {
      notes_stream(batch_size: $size, cursor: {initial_value: {id: $after}, ordering: ASC}) { body }
    }`
    socket.say({ type: 'subscribe', id: 's', payload: { query, variables: { after: 0, size: 1 } } })
    const batch = async () => (await socket.heard('next', 's')).payload
    expect(await batch()).toEqual({ data: { notes_stream: [{ body: 'a1' }] } })
    expect(await batch()).toEqual({ data: { notes_stream: [{ body: 'a2' }] } })
    await database.query(`insert into notes values (10, 'bob', 'b10', 1), (11, 'ann', 'a11', 1)`)
    onTestFinished(async () => void (await database.query('delete from notes where id > 9')))
    expect(await batch()).toEqual({ data: { notes_stream: [{ body: 'a11' }] } })
  })

  it('follows one column with one cursor', async () => {
    const socket = await openAs(engine, reader('ann'))
    const value = '{id: 0, body: ""}'
    const query = `subscription { notes_stream(batch_size: 1, cursor: {initial_value: ${value}}) { body } }`
    socket.say({ type: 'subscribe', id: 's', payload: { query } })
    expect((await socket.heard('error', 's')).payload).toMatchObject([
      { message: 'multiple column cursors are not supported yet' },
    ])
  })
})

describe('the life of a socket', () => {
  it('ends with its token', async () => {
    const inTwoSeconds = Math.ceil(Date.now() / 1000) + 1
    const socket = await openAs(engine, { Authorization: `Bearer ${readerToken('ann', inTwoSeconds)}` })
    socket.say({ type: 'subscribe', id: '1', payload: { query: BODIES } })
    expect((await socket.heard('next', '1')).payload).toEqual(bodies('a1', 'a2'))
    expect(await socket.closed).toEqual({ code: 1000, reason: 'the token has expired' })
    expect(Date.now()).toBeGreaterThanOrEqual(inTwoSeconds * 1000)
  })

  it('starts only for allowed origins, on the GraphQL paths, while there is capacity', async () => {
    const strict = await startNotesEngine(database, {
      HASURA_GRAPHQL_CORS_DOMAIN: 'https://good.example',
      ENGINE_MAX_SOCKETS: '1',
    })
    onTestFinished(() => strict.stop())
    const statusOf = (path: string, origin: string) =>
      new Promise((resolve) => {
        const socket = new WebSocket(strict.url.replace('http', 'ws') + path, { origin })
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode)).on('error', () => {})
      })
    expect(await statusOf('/v1/graphql', 'https://bad.example')).toBe(400)
    expect(await statusOf('/v1/other', 'https://good.example')).toBe(404)
    await openSocket(strict, { headers: { origin: 'https://good.example' } })
    expect(await statusOf('/v1/graphql', 'https://good.example')).toBe(503)
  })

  it('has a limit on concurrent operations', async () => {
    const narrow = await startNotesEngine(database, { ENGINE_MAX_OPERATIONS_PER_SOCKET: '2' })
    onTestFinished(() => narrow.stop())
    const socket = await openAs(narrow, ADMIN)
    const follow = async (id: string, type: string) => {
      socket.say({ type: 'subscribe', id, payload: { query: `subscription ${BODIES}` } })
      return socket.heard(type, id)
    }
    await follow('1', 'next')
    await follow('2', 'next')
    expect((await follow('3', 'error')).payload).toMatchObject([{ extensions: { code: 'start-failed' } }])
    socket.say({ type: 'complete', id: '1' })
    await follow('3', 'next')
  })

  it('accepts no message that would be invalid as a request body', async () => {
    const narrow = await startNotesEngine(database, {
      ENGINE_MAX_INPUT_VALUES: '100',
      ENGINE_MAX_INPUT_DEPTH: '20',
      ENGINE_MAX_QUERY_DEPTH: '5',
      ENGINE_MAX_SELECTED_FIELDS: '50',
    })
    onTestFinished(() => narrow.stop())
    const query = 'query ($m: [Int!]) { notes(where: {id: {_in: $m}}) { id } }'
    const begin = (variables: object) => ({ type: 'subscribe', id: '1', payload: { query, variables } })
    const nested = JSON.parse(`${'['.repeat(30)}1${']'.repeat(30)}`)
    for (const [m, reason] of [
      [Array(200).fill(1), 'the request holds more than 100 values'],
      [nested, 'the request has values nested deeper than 20 levels'],
    ]) {
      const socket = await openAs(narrow, ADMIN)
      socket.say(begin({ m }))
      expect(await socket.closed).toEqual({ code: 4400, reason: `parsing ClientMessage failed: ${reason}` })
      const older = await openSocket(narrow, APOLLO)
      older.say({ ...begin({ m }), type: 'start' })
      expect((await older.heard('connection_error')).payload).toBe(`parsing ClientMessage failed: ${reason}`)
    }
    const socket = await openAs(narrow, ADMIN)
    const refusal = async (selection: string, kind: string) => {
      socket.say({ type: 'subscribe', id: selection, payload: { query: `${kind} { notes { ${selection} } }` } })
      return (await socket.heard('error', selection)).payload
    }
    const aliases = Array.from({ length: 60 }, (_, index) => `a${index}: id`).join(' ')
    const tooMany = [expect.objectContaining({ message: 'the operation selects more than 50 fields' })]
    expect(await refusal(aliases, 'query')).toEqual(tooMany)
    expect(await refusal(`b: id ${aliases}`, 'subscription')).toEqual(tooMany)
    const deep = `${'notes { '.repeat(10)}id${' }'.repeat(10)}`
    expect(await refusal(deep, 'subscription')).toEqual([
      expect.objectContaining({ message: 'the operation is nested deeper than 5 levels' }),
    ])
  })

  it('ends when the engine stops', async () => {
    const stopping = await startNotesEngine(database)
    const socket = await openAs(stopping, ADMIN)
    socket.say({ type: 'subscribe', id: '1', payload: { query: `subscription ${BODIES}` } })
    await socket.heard('next', '1')
    await stopping.stop()
    expect(await socket.closed).toEqual({ code: 1001, reason: 'the engine stops' })
  })
})
