/**
 * `npm run test:stack`: the same permission and endpoint tests against running servers (compose, or any graphql-engine
 * with the same metadata). The only place where tests read the environment.
 */
export interface Stack {
  /** Base URL of the graphql-engine. */
  engineUrl: string
  /** Base URL of the actions, if endpoints are tested too. */
  actionsUrl: string | undefined
  adminSecret: string
  actionSecret: string
  /** The database as superuser: it is backed up and restored, and personas and facts are set up through it. */
  databaseUrl: string
  privateJwk: string
}

const env = process.env

/** The servers to test; if undefined, each test file starts its own. */
export function givenStack(): Stack | undefined {
  const endpoint = env.HASURA_GRAPHQL_ENDPOINT
  if (!endpoint || env.SAGEWORK_TEST_STACK !== 'true') return undefined
  return {
    engineUrl: endpoint.replace(/\/(v1\/graphql)?\/?$/, ''),
    actionsUrl: env.STACK_ACTIONS_URL,
    adminSecret: needed('HASURA_GRAPHQL_ADMIN_SECRET'),
    actionSecret: needed('ACTION_SECRET'),
    databaseUrl: needed('STACK_DATABASE_URL'),
    privateJwk: needed('JWT_PRIVATE_JWK'),
  }
}

function needed(name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is missing: tests against running servers need it.`)
  return value
}
