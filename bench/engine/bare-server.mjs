// The baseline: the least that Node and pg need to serve the same requests. Started by servers.mjs.
import { createServer } from 'node:http'
import pg from 'pg'
import { OPERATIONS } from './operations.mjs'

const [databaseUrl = '', poolSize = '20'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(poolSize), idleTimeoutMillis: 180_000 })
const operations = new Map(OPERATIONS.map((operation) => [`/${operation.name}`, operation]))

async function answer(operation, body, userId, response) {
  const values = operation.valuesOf(JSON.parse(body).variables, userId)
  const { rows } = await pool.query({ name: operation.name, text: operation.statement, values, rowMode: 'array' })
  const text = `{"data":{"${operation.field}":${rows[0]?.[0] ?? 'null'}}}`
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  // Text goes out together with the headers.
  response.writeHead(200, headers).end(text)
}

const server = createServer((request, response) => {
  const operation = operations.get(String(request.url))
  if (!operation) return response.writeHead(404).end()
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    const body = (parts.length === 1 ? parts[0] : Buffer.concat(parts)).toString('utf8')
    answer(operation, body, String(request.headers['x-hasura-user-id']), response).catch((error) => {
      response.destroy(error)
    })
  })
})
server.keepAliveTimeout = 65_000
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: /** @type {any} */ (server.address()).port })}\n`)
})
process.once('SIGTERM', () => process.exit(0))
