import { EngineError } from '../errors.js'
import { isJsonObject } from '../metadata/metadata-reader.js'
import { ADMIN_ROLE, type Session } from '../session/session.js'
import { JSON_TYPE, plainError, showsInternal, toEngineError } from './answers.js'
import { parseBody, parseGraphqlRequest } from './graphql-endpoint.js'
import type { Handler } from './http-types.js'
import type { MetadataEndpointOptions } from './metadata-endpoint.js'

/**
 * POST /v1/graphql/explain: the SQL and plan of each root field, for any session the administrator specifies (§10.5).
 */
export function createExplainEndpoint(options: MetadataEndpointOptions): Handler {
  return async (request) => {
    let session: Session | null = null
    try {
      session = (await options.authenticate(request.headers)).session
      if (session.role !== ADMIN_ROLE)
        throw new EngineError('access-denied', 'You have to be an admin to access this endpoint')
      const body = parseBody(await request.body(options.bodyLimit))
      if (!isJsonObject(body)) throw new EngineError('parse-failed', 'expected an object with "query"')
      const graphql = parseGraphqlRequest(body.query)
      const explained = await options.service.state.engine.explain(graphql, sessionOf(body.user))
      return { status: 200, body: explained, contentType: JSON_TYPE }
    } catch (error) {
      const known = toEngineError(error, options.logger, request.requestId)
      return plainError(known, showsInternal(options.policy, session?.role ?? null))
    }
  }
}

/** `user` holds session variables the way headers would. */
function sessionOf(user: unknown): Session {
  const named = isJsonObject(user) ? Object.entries(user) : []
  const variables = Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), String(value)]))
  const role = variables['x-hasura-role'] ?? ADMIN_ROLE
  return { role, variables: { ...variables, 'x-hasura-role': role }, isAdminSecret: true, useBackendOnly: false }
}
