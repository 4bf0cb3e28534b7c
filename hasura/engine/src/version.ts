/** The Hasura release whose behaviour this engine follows; what /v1/version says. */
export const HASURA_VERSION = 'v2.48.5'

export const USER_AGENT = `hasura-graphql-engine/${HASURA_VERSION}`
