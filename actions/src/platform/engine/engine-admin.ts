import type { Config } from '#actions/config.js'

/** The engine's admin endpoints: metadata commands, and SQL with the rights of its database role. */
export type EngineDoor = '/v1/metadata' | '/v2/query'

/**
 * Sends an admin command, for what only the engine owns, such as its event log. Never used on behalf of a person.
 * Checking the status is up to the caller.
 */
export function commandEngine(
  config: Config,
  door: EngineDoor,
  command: object,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(config.ENGINE_URL + door, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': config.HASURA_GRAPHQL_ADMIN_SECRET },
    body: JSON.stringify(command),
    signal,
  })
}
