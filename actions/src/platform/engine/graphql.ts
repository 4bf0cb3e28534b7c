import { GraphQLClient } from 'graphql-request'

const REQUEST_TIMEOUT_MS = 15_000

export interface GraphqlActor {
  userId: string
  role: string
}

/** GraphQL with limited rights: who may see what is defined once, in the metadata. */
export interface GraphqlClients {
  /** Queries as this person in this role. */
  asUser(actor: GraphqlActor): GraphQLClient
  /** Queries as anybody without a session, with the rights of the role `anonymous`. */
  asVisitor(): GraphQLClient
  /** Queries of our own, with the rights of the role `service`. */
  asService(): GraphQLClient
}

export function createGraphqlClients(engineUrl: string, adminSecret: string): GraphqlClients {
  const client = (headers: Record<string, string>) =>
    new GraphQLClient(`${engineUrl}/v1/graphql`, {
      headers: { 'x-hasura-admin-secret': adminSecret, ...headers },
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
    })
  return {
    asUser: ({ userId, role }) => client({ 'x-hasura-role': role, 'x-hasura-user-id': userId }),
    asVisitor: () => client({ 'x-hasura-role': 'anonymous' }),
    asService: () => client({ 'x-hasura-role': 'service' }),
  }
}
