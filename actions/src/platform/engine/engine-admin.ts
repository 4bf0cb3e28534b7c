import type { Config } from '#actions/config.js'

/** The engine's doors for its administrator: its metadata commands, and SQL with the rights of its database role. */
export type EngineDoor = '/v1/metadata' | '/v2/query'

/**
 * Sends a command as the engine's administrator, for what belongs to the engine alone, such as its event log. Nothing
 * that a person may ask goes this way. The caller looks at the status.
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
