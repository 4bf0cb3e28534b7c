/**
 * `npm run test:stack`: the same permission and door tests against servers that run already (compose, or any
 * graphql-engine over the same metadata). This file is the tests' one reader of the environment.
 */
export interface Stack {
  /** Base URL of the graphql-engine. */
  engineUrl: string
  /** Base URL of the actions, when doors are tested too. */
  actionsUrl: string | undefined
  adminSecret: string
  actionSecret: string
  /** The database as a superuser: it is copied and put back, personas are loaded and facts arranged through it. */
  databaseUrl: string
  privateJwk: string
}

const env = process.env

/** The servers to test, or none: then each test file starts its own. */
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
