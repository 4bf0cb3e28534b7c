// The comparator: the least that node and pg need to answer the same requests. Started by servers.mjs.
import { createServer } from 'node:http'
import pg from 'pg'
import { OPERATIONS } from './operations.mjs'

const [databaseUrl = '', poolSize = '20'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(poolSize) })
const operations = new Map(OPERATIONS.map((operation) => [`/${operation.name}`, operation]))

const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  const operation = operations.get(String(request.url))
  if (!operation) return response.writeHead(404).end()
  const { variables } = JSON.parse(Buffer.concat(parts).toString('utf8'))
  const values = operation.valuesOf(variables, String(request.headers['x-hasura-user-id']))
  const { rows } = await pool.query({ name: operation.name, text: operation.statement, values, rowMode: 'array' })
  const body = Buffer.from(`{"data":{"${operation.field}":${rows[0]?.[0] ?? 'null'}}}`)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.byteLength }).end(body)
})
server.keepAliveTimeout = 65_000
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: /** @type {any} */ (server.address()).port })}\n`)
})
process.once('SIGTERM', () => process.exit(0))
