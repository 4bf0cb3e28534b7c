import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LosslessNumber } from 'lossless-json'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EngineError } from '../errors.js'
import type { ActionMetadata } from '../metadata/model/actions.js'
import type { Session } from '../session/session.js'
import { createCallAction } from './call-action.js'

interface Reply {
  status: number
  body: string
  headers?: Record<string, string | string[]>
}

let reply: Reply | 'hang' = { status: 200, body: '{}' }
let received: { headers: IncomingMessage['headers']; body: unknown } | null = null
let base = ''
const server = createServer(async (request, response) => {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += String(part)
  received = { headers: request.headers, body: JSON.parse(text) as unknown }
  if (reply === 'hang') return
  response.writeHead(reply.status, reply.headers).end(reply.body)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  received = null
  reply = { status: 200, body: '{}' }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const SESSION: Session = {
  role: 'user',
  variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': 'u1' },
  isAdminSecret: false,
  useBackendOnly: false,
}
const CLIENT = {
  authorization: 'Bearer t',
  'x-custom': 'c',
  host: 'engine',
  'content-length': '5',
  'x-hasura-admin-secret': 'no',
}

function call(definition: Partial<ActionMetadata['definition']> = {}, input: unknown = { name: 'Ann' }) {
  const action: ActionMetadata = {
    name: 'greet',
    permissions: [],
    definition: {
      type: 'mutation',
      kind: 'synchronous',
      handler: '{{BASE}}/greet',
      arguments: [],
      output_type: 'Out',
      forward_client_headers: false,
      headers: [{ name: 'X-Secret', value_from_env: 'SECRET' }],
      timeout: 5,
      ...definition,
    },
  }
  const callAction = createCallAction({ BASE: base, SECRET: 'from-env' })
  return callAction(action, input, SESSION, { requestHeaders: CLIENT, requestQuery: 'mutation { greet }' })
}

async function refusal(definition: Partial<ActionMetadata['definition']> = {}): Promise<EngineError> {
  const error: unknown = await call(definition).catch((caught: unknown) => caught)
  if (error instanceof EngineError) return error
  throw new Error(`not refused: ${JSON.stringify(error)}`)
}

describe('calling an action', () => {
  it('sends name, input, session and document, with configured headers from the environment', async () => {
    await call()
    expect(received?.body).toEqual({
      action: { name: 'greet' },
      input: { name: 'Ann' },
      session_variables: SESSION.variables,
      request_query: 'mutation { greet }',
    })
    expect(received?.headers).toMatchObject({ 'x-secret': 'from-env', 'content-type': 'application/json' })
    expect(received?.headers).not.toHaveProperty('x-custom')
  })

  it('forwards the client’s headers if configured, but never those of the connection or the admin secret', async () => {
    await call({ forward_client_headers: true })
    expect(received?.headers).toMatchObject({ authorization: 'Bearer t', 'x-custom': 'c' })
    expect(received?.headers).not.toHaveProperty('x-hasura-admin-secret')
    expect(received?.headers.host).toBe(new URL(base).host)
  })

  it('preserves every digit in both directions, and the handler’s cookies', async () => {
    reply = { status: 200, body: '{"id":12345678901234567890}', headers: { 'set-cookie': ['a=1', 'b=2'] } }
    const answer = await call({}, { price: new LosslessNumber('0.10000000000000000001') })
    expect(answer.value).toEqual({ id: new LosslessNumber('12345678901234567890') })
    expect(answer.setCookie).toEqual(['a=1', 'b=2'])
  })
})

describe('an error from the handler', () => {
  it('keeps its message, code and extensions', async () => {
    reply = {
      status: 409,
      body: '{"message":"No more seats","extensions":{"code":"FULL","errors":[{"field":"seat"}],"path":"$.x"}}',
    }
    expect(await refusal()).toMatchObject({
      code: 'FULL',
      message: 'No more seats',
      path: '$',
      status: 400,
      extensions: { errors: [{ field: 'seat' }] },
    })
    reply = { status: 400, body: '{"message":"Bad email","code":"invalid-email"}' }
    expect(await refusal()).toMatchObject({ code: 'invalid-email', message: 'Bad email' })
    reply = { status: 404, body: '{"message":"Gone"}' }
    expect(await refusal()).toMatchObject({ code: 'unexpected', message: 'Gone' })
  })

  it('is an internal error if it has no message of its own', async () => {
    reply = { status: 400, body: 'nope' }
    expect(await refusal()).toMatchObject({ code: 'unexpected', message: 'internal error' })
    reply = { status: 500, body: '{"message":"stack trace"}' }
    expect(await refusal()).toMatchObject({ code: 'unexpected', message: 'internal error', status: 500 })
    reply = { status: 302, body: '', headers: { location: 'http://169.254.169.254/' } }
    expect(await refusal()).toMatchObject({ message: 'internal error' })
  })
})

describe('a failing handler', () => {
  it('gets an error for each kind of failure', async () => {
    reply = { status: 200, body: 'hello' }
    expect(await refusal()).toMatchObject({ message: 'not a valid json response from webhook' })
    expect(await refusal({ handler: 'http://127.0.0.1:9/' })).toMatchObject({
      message: 'http exception when calling webhook',
    })
    reply = 'hang'
    expect(await refusal({ timeout: 0.05 })).toMatchObject({
      message: 'http exception when calling webhook',
      internal: { error: { message: 'ResponseTimeout' } },
    })
    expect((await refusal({ handler: '{{NOT_SET}}' })).internal).toEqual({
      error: 'environment variable "NOT_SET" not set',
    })
  })

  it('shows administrators the exchange without the values of secret headers', async () => {
    reply = { status: 500, body: 'x' }
    expect(JSON.stringify((await refusal()).internal)).not.toContain('from-env')
  })
})
