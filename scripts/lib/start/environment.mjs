import path from 'node:path'
import { ROLES, urlAs } from '../database/database.mjs'
import { ownOrigins } from '../gateway/origins.mjs'
import { inheritedEnvironment, REPOSITORY } from '../settings.mjs'

/** Nested lists multiply; our own operations stay below this (hasura/permissions/cost.test.ts). */
export const ESTIMATED_ROWS_MAX = 100_000
/** Aliasing one column a thousand times multiplies too, and Postgres builds the response before its size is known. */
export const SELECTED_FIELDS_MAX = 1000
/** Our own responses are a twentieth of it; each one in flight takes a few times as much memory. */
export const ANSWER_BYTES_MAX = 4 * 1024 * 1024

export const DATABASE = 'sagework'

/**
 * @typedef {object} Links internal URLs
 * @property {string} engine
 * @property {string} actions
 * @property {string} ownerDatabase
 * @property {string} hasuraDatabase
 * @property {string} actionsDatabase
 */

/**
 * @param {import('../settings.mjs').Settings} settings
 * @param {import('../secrets.mjs').Secrets} secrets
 * @returns {Links}
 */
export function linksOf(settings, secrets) {
  const database = settings.databaseUrl ?? `postgres://127.0.0.1:${settings.ports.postgres}/${DATABASE}`
  return {
    engine: `http://127.0.0.1:${settings.ports.engine}`,
    actions: `http://127.0.0.1:${settings.ports.actions}`,
    ownerDatabase: urlAs(database, ROLES.owner, secrets.ownerPassword),
    hasuraDatabase: urlAs(database, ROLES.hasura, secrets.hasuraPassword),
    actionsDatabase: urlAs(database, ROLES.actions, secrets.actionsPassword),
  }
}

/**
 * The engine's environment, with Hasura's own names.
 * @param {import('../settings.mjs').Settings} settings
 * @param {import('../secrets.mjs').Secrets} secrets
 * @param {Links} links
 */
export function engineEnvironment(settings, secrets, links) {
  const inherited = inheritedEnvironment()
  return {
    ...inherited,
    NODE_ENV: 'production',
    HASURA_GRAPHQL_DATABASE_URL: links.hasuraDatabase,
    HASURA_GRAPHQL_SERVER_HOST: '127.0.0.1',
    HASURA_GRAPHQL_SERVER_PORT: String(settings.ports.engine),
    HASURA_GRAPHQL_ADMIN_SECRET: secrets.adminSecret,
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
      jwk_url: `${links.actions}/.well-known/jwks.json`,
      issuer: 'sagework',
      audience: 'sagework',
    }),
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    // The console is served from the engine's own origin.
    HASURA_GRAPHQL_CORS_DOMAIN: [...settings.origins, ...ownOrigins(links.engine, { isDemo: true })].join(','),
    ENGINE_REFUSE_PROXIED_SECRETS: 'true',
    ENGINE_MAX_ESTIMATED_ROWS: String(ESTIMATED_ROWS_MAX),
    ENGINE_MAX_SELECTED_FIELDS: String(SELECTED_FIELDS_MAX),
    ENGINE_MAX_ANSWER_BYTES: String(ANSWER_BYTES_MAX),
    HASURA_GRAPHQL_METADATA_DIR: path.join(REPOSITORY, 'hasura/metadata'),
    HASURA_GRAPHQL_ENABLE_CONSOLE: 'true',
    HASURA_GRAPHQL_ENABLE_ALLOWLIST: inherited.HASURA_GRAPHQL_ENABLE_ALLOWLIST ?? String(settings.mode === 'live'),
    HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'false',
    ACTIONS_BASE_URL: links.actions,
    ACTION_SECRET: secrets.actionSecret,
  }
}

/**
 * The environment of the actions.
 * @param {import('../settings.mjs').Settings} settings
 * @param {import('../secrets.mjs').Secrets} secrets
 * @param {Links} links
 */
export function actionsEnvironment(settings, secrets, links) {
  return {
    ...inheritedEnvironment(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ACTIONS_PORT: String(settings.ports.actions),
    DATABASE_URL: links.actionsDatabase,
    ENGINE_URL: links.engine,
    HASURA_GRAPHQL_ADMIN_SECRET: secrets.adminSecret,
    ACTION_SECRET: secrets.actionSecret,
    AUTH_SECRET: secrets.authSecret,
    JWT_PRIVATE_JWK: secrets.jwtPrivateJwk,
    FILE_LINK_SECRET: secrets.fileLinkSecret,
    PAYMENT_SANDBOX_SECRET: secrets.paymentSandboxSecret,
    PUBLIC_URL: settings.publicUrl,
    SAGEWORK_MODE: settings.mode,
    DATA_DIR: settings.dataDir,
    PRODUCT_NAME: settings.productName,
    CALENDAR_ORIGIN: settings.calendarOrigin,
  }
}
