// The containers' guard in front of GraphQL: the gateway of `npm start` with only the engine behind it, and nginx in
// front.
import { createGateway } from './lib/gateway/gateway.mjs'
import { servePagesOf } from './lib/gateway/heads/pages-of-server.mjs'
import { createSessionWatch } from './lib/gateway/session-watch.mjs'
import { readEdgeSettings } from './lib/settings.mjs'

const { port, engineUrl, actionsUrl, pagesUrl, actionSecret, origins, graphqlPerMinute } = readEdgeSettings()
const gateway = createGateway({
  targets: { engine: engineUrl },
  // nginx sends only those here whose head depends on what is published
  servePage: pagesUrl ? servePagesOf({ pagesUrl, actionsUrl }) : (_request, response) => response.writeHead(404).end(),
  isBehindProxy: true,
  origins,
  graphqlPerMinute,
  sessions: createSessionWatch({ actionsUrl, actionSecret }),
})
gateway.listen(port, '0.0.0.0')
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
