/** The Hasura release whose behaviour this engine follows; returned by /v1/version. */
export const HASURA_VERSION = 'v2.48.5'

export const USER_AGENT = `hasura-graphql-engine/${HASURA_VERSION}`
