import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGraphqlClients } from './graphql.js'

let asked: IncomingHttpHeaders = {}
const engine = createServer((request, response) => {
  asked = request.headers
  response.setHeader('content-type', 'application/json').end('{"data":{"ok":true}}')
})

beforeAll(async () => {
  await once(engine.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  engine.close()
})

function clients() {
  const address = engine.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return createGraphqlClients(`http://127.0.0.1:${port}`, 'the admin secret')
}

it('a call on behalf of a person carries their role and id, so the metadata decides what they see', async () => {
  expect(await clients().asUser({ userId: 'u-1', role: 'expert' }).request('{ ok }')).toEqual({ ok: true })
  expect(asked).toMatchObject({
    'x-hasura-admin-secret': 'the admin secret',
    'x-hasura-role': 'expert',
    'x-hasura-user-id': 'u-1',
  })
})

it('a call of our own has the rights of the role service, never those of the admin', async () => {
  await clients().asService().request('{ ok }')
  expect(asked).toMatchObject({ 'x-hasura-role': 'service' })
  expect(asked).not.toHaveProperty('x-hasura-user-id')
})
