import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { type EventEngine, startEventEngine } from './events.testkit.js'

const database = await createTestDatabase({ template: 'empty' })
const WAIT = { timeout: 10_000, interval: 20 }
const calls: { path: string; body: Record<string, unknown>; headers: Record<string, unknown> }[] = []

const ANSWERS: Readonly<Record<string, readonly [number, string]>> = {
  '/create': [200, '{"id":1}'],
  '/refuse': [400, '{"message":"Given email address is not valid","code":"invalid-email"}'],
  '/crooked': [200, '{"id":null}'],
}
const handler = createServer(async (request, response) => {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += String(part)
  const path = request.url ?? ''
  calls.push({ path, body: JSON.parse(text) as Record<string, unknown>, headers: request.headers })
  const [status, body] = ANSWERS[path] ?? [0, '']
  if (status > 0) response.writeHead(status, { 'content-type': 'application/json' }).end(body)
})
let handlerUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => handler.listen(0, '127.0.0.1', resolve))
  handlerUrl = `http://127.0.0.1:${(handler.address() as AddressInfo).port}`
})
afterAll(() => {
  handler.closeAllConnections()
  handler.close()
})

beforeEach(async () => {
  await database.query(
    "drop schema if exists sagework_engine cascade; drop schema public cascade; create schema public; grant all on schema public to public; create table people (id int primary key, name text); insert into people values (1, 'Ann'); grant all on people to public",
  )
  calls.length = 0
})

/** An engine with one asynchronous action per path of the handler. */
async function startWithActions(): Promise<EventEngine> {
  const engine = await startEventEngine(database)
  await engine.metadata('pg_track_table', { table: 'people' })
  const permission = { columns: ['name'], filter: {} }
  await engine.metadata('pg_create_select_permission', { table: 'people', role: 'user', permission })
  const person = { name: 'person', type: 'object', remote_table: 'people', field_mapping: { id: 'id' } }
  await engine.metadata('set_custom_types', {
    objects: [{ name: 'Made', fields: [{ name: 'id', type: 'Int!' }], relationships: [person] }],
  })
  for (const name of ['create', 'refuse', 'crooked', 'hang']) {
    await engine.metadata('create_action', {
      name,
      definition: {
        kind: 'asynchronous',
        handler: `${handlerUrl}/${name}`,
        arguments: [{ name: 'email', type: 'String!' }],
        output_type: 'Made',
        timeout: 1,
        forward_client_headers: true,
      },
      permissions: [{ role: 'user' }],
    })
  }
  return engine
}

const asUser = (id: string) => ({ 'x-hasura-role': 'user', 'x-hasura-user-id': id })

async function callOf(engine: EventEngine, name: string, headers: Record<string, string>): Promise<string> {
  const answer = await engine.graphql(`mutation { ${name}(email: "a@b.c") }`, headers)
  return (answer as { data: Record<string, string> }).data[name] ?? ''
}

/** The state of a call once its handler has responded. */
async function resultOf(engine: EventEngine, name: string, id: string, headers: Record<string, string>) {
  const read = async () => {
    const query = `{ ${name}(id: "${id}") { __typename id errors output { id person { name } } } }`
    const { data } = (await engine.graphql(query, headers)) as { data: Record<string, Record<string, unknown> | null> }
    return data[name]
  }
  await vi.waitFor(async () => {
    const [row] = await database.query('select status from sagework_engine.action_log where id = $1', [id])
    expect(row?.status).toMatch(/completed|error/)
  }, WAIT)
  return read()
}

describe('asynchronous actions', () => {
  it('return an id at once, and later the handler’s response, with relationships subject to the caller’s permissions', async () => {
    const engine = await startWithActions()
    const id = await callOf(engine, 'create', { ...asUser('7'), 'x-own': 'mine' })
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await resultOf(engine, 'create', id, asUser('7'))).toEqual({
      __typename: 'create',
      id,
      errors: null,
      output: { id: 1, person: { name: 'Ann' } },
    })
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      body: { action: { name: 'create' }, input: { email: 'a@b.c' }, session_variables: asUser('7') },
      headers: { 'x-own': 'mine' },
    })
    expect(calls[0]?.headers).not.toHaveProperty('x-hasura-admin-secret')
  })

  it('are visible to their caller and administrators only', async () => {
    const engine = await startWithActions()
    const id = await callOf(engine, 'create', asUser('7'))
    expect(await resultOf(engine, 'create', id, asUser('8'))).toBeNull()
    expect(await resultOf(engine, 'create', id, {})).toMatchObject({ id, output: { id: 1 } })
    expect(await engine.graphql(`{ refuse(id: "${id}") { id } }`)).toEqual({ data: { refuse: null } })
    expect(await engine.graphql('{ create(id: "7") { id } }')).toMatchObject({
      errors: [{ message: 'invalid input syntax for type uuid: "7"', extensions: { code: 'data-exception' } }],
    })
  })

  it('return an error in the handler’s words, and the exchange if the handler doesn’t respond', async () => {
    const engine = await startWithActions()
    const refused = await callOf(engine, 'refuse', asUser('7'))
    expect(await resultOf(engine, 'refuse', refused, asUser('7'))).toMatchObject({
      errors: { code: 'invalid-email', path: '$', error: 'Given email address is not valid' },
      output: null,
    })
    const hanging = await callOf(engine, 'hang', asUser('7'))
    expect(await resultOf(engine, 'hang', hanging, asUser('7'))).toMatchObject({
      errors: { code: 'unexpected', internal: { error: { message: 'ResponseTimeout' } } },
    })
    expect(await resultOf(engine, 'refuse', refused, asUser('7'))).not.toHaveProperty('errors.internal')
  })

  it('return an error if the response doesn’t match the declared type', async () => {
    const engine = await startWithActions()
    const id = await callOf(engine, 'crooked', asUser('7'))
    expect(await resultOf(engine, 'crooked', id, asUser('7'))).toMatchObject({
      errors: { code: 'unexpected', path: '$', error: 'expecting not null value for field "id"' },
      output: null,
    })
  })

  it('are called by another engine if the one that claimed them dies', async () => {
    const engine = await startWithActions()
    await database.query(
      `insert into sagework_engine.action_log (action_name, input_payload, request_headers, session_variables, request_query, status, locked_until)
       values ('create', '{"email":"x"}', '{}', '{"x-hasura-role":"admin"}', '', 'processing', now() - interval '1 second')`,
    )
    await engine.stop()
    await startEventEngine(database)
    await vi.waitFor(async () => {
      const [row] = await database.query('select status from sagework_engine.action_log')
      expect(row?.status).toBe('completed')
    }, WAIT)
  })
})
