// PostGraphile 5 set up as documented: row-level security, with the user passed in settings. Started by servers.mjs.
import { createServer } from 'node:http'
import { PgAggregatesPreset } from '@graphile/pg-aggregates'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'

const [connectionString = '', poolSize = '20'] = process.argv.slice(2)
const pgl = postgraphile({
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset, PgAggregatesPreset],
  // It only offers ordering and filters on indexed columns, but the list uses one that is second in its index.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: Number(poolSize) } })],
  schema: { connectionFilterRelations: true },
  grafserv: { watch: false, graphiql: false },
  grafast: {
    explain: false,
    context: ({ node }) => ({
      pgSettings: { role: 'bench_user', 'bench.user_id': String(node?.req.headers['x-hasura-user-id']) },
    }),
  },
})
const serv = pgl.createServ(grafserv)
const server = createServer()
server.keepAliveTimeout = 65_000
await serv.addTo(server)
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: /** @type {any} */ (server.address()).port })}\n`)
})
process.once('SIGTERM', () => process.exit(0))
