import path from 'node:path'
import { ownOrigins } from './gateway/origins.mjs'
import { DEFAULT_CALENDAR_ORIGIN } from './gateway/page-headers.mjs'

/** The only place where the scripts read the environment. */
const env = process.env

export const REPOSITORY = path.resolve(import.meta.dirname, '../..')

/** An invalid setting, naming the variable; shown without a stack. */
export class SettingsError extends Error {}

/**
 * @typedef {object} Settings
 * @property {'demo' | 'live'} mode
 * @property {string} host the web listens on; engine, actions and Postgres listen on loopback in either mode
 * @property {{ web: number, engine: number, actions: number, postgres: number }} ports
 * @property {string} dataDir
 * @property {string} publicUrl
 * @property {string} productName
 * @property {string | undefined} databaseUrl an external Postgres; undefined means the embedded one
 * @property {boolean} isBehindProxy whether a request's X-Forwarded-* can be trusted
 * @property {boolean} hasSmtp
 * @property {readonly string[]} origins whose pages may use GraphQL; the first is the public one
 * @property {readonly string[]} outsideOrigins that pages may connect to: for counted events and a visitor's country (GD-79, GD-80)
 * @property {string} calendarOrigin of the scheduling tool that pages may embed
 * @property {number} graphqlPerMinute GraphQL units per caller and minute; 0 disables the limit
 */

/** Fifty a second per session, and five times that per address: far more than people and their pages need. */
const GRAPHQL_PER_MINUTE = 3000
/** Where events are counted if a key is set and nothing else is chosen. */
const ANALYTICS_URL = 'https://eu.i.posthog.com/i/v0/e/'

const PORTS = {
  web: ['WEB_PORT', 3000],
  engine: ['ENGINE_PORT', 8080],
  actions: ['ACTIONS_PORT', 4000],
  postgres: ['POSTGRES_PORT', 5442],
}

/** The environment variable for each port. */
export const PORT_VARIABLES = Object.fromEntries(Object.entries(PORTS).map(([key, [variable]]) => [key, variable]))

/**
 * Settings for the start, enforcing the rules of live mode (decision X-54).
 * @returns {Readonly<Settings>}
 * @throws {SettingsError}
 */
export function readSettings() {
  const host = text('HOST') ?? '127.0.0.1'
  const publicUrl = text('PUBLIC_URL')
  const mode = publicUrl || !isLoopback(host) ? 'live' : 'demo'
  const ports = /** @type {Settings['ports']} */ (
    Object.fromEntries(
      Object.entries(PORTS).map(([key, [variable, standard]]) => [key, port(String(variable), Number(standard))]),
    )
  )
  if (mode === 'live') refuseInvalidLiveSettings(publicUrl)
  refuseInvalidPaymentSettings(mode)
  return Object.freeze({
    mode,
    host,
    ports,
    dataDir: dataFolder(),
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? `http://localhost:${ports.web}`,
    productName: text('PRODUCT_NAME') ?? 'Sagework',
    databaseUrl: givenDatabaseUrl(),
    isBehindProxy: flag('TRUST_PROXY'),
    hasSmtp: text('SMTP_URL') !== undefined,
    origins: ownOrigins(publicUrl ?? `http://localhost:${ports.web}`, {
      isDemo: mode === 'demo',
      allowed: originList('ALLOWED_ORIGINS'),
    }),
    outsideOrigins: outsideOrigins(),
    graphqlPerMinute: count('GRAPHQL_PER_MINUTE', GRAPHQL_PER_MINUTE),
    calendarOrigin: originList('CALENDAR_ORIGIN')[0] ?? DEFAULT_CALENDAR_ORIGIN,
  })
}

/** None of them unless the settings that belong together are all there, as in the actions and the containers' nginx. */
function outsideOrigins() {
  const [trace, geo] = [text('TRACE_URL'), text('GEO_URL')]
  const addresses = [
    ...(text('ANALYTICS_KEY') ? [text('ANALYTICS_URL') ?? ANALYTICS_URL] : []),
    ...(trace && geo ? [trace, geo] : []),
  ]
  return [...new Set(addresses.filter((one) => isUrl(one, ['http:', 'https:'])).map((one) => new URL(one).origin))]
}

/** Settings for the containers' GraphQL guard. */
export function readEdgeSettings() {
  const publicUrl = text('PUBLIC_URL')
  const engineUrl = text('ENGINE_URL')
  const actionsUrl = text('ACTIONS_URL')
  const actionSecret = text('ACTION_SECRET')
  if (!publicUrl || !engineUrl || !actionsUrl || !actionSecret) {
    throw new SettingsError('PUBLIC_URL, ENGINE_URL, ACTIONS_URL and ACTION_SECRET are needed.')
  }
  return Object.freeze({
    port: port('EDGE_PORT', 3000),
    engineUrl,
    actionsUrl,
    actionSecret,
    /** where nginx has the built page; empty where nothing but GraphQL comes here */
    pagesUrl: text('PAGES_URL') ?? '',
    origins: ownOrigins(publicUrl, { isDemo: false, allowed: originList('ALLOWED_ORIGINS') }),
    graphqlPerMinute: count('GRAPHQL_PER_MINUTE', GRAPHQL_PER_MINUTE),
  })
}

/** Reports all errors before anything is started; the actions would only find theirs a minute later. */
function refuseInvalidLiveSettings(publicUrl) {
  const faults = [...faultsOfAddress(publicUrl)]
  if (!text('SMTP_URL'))
    faults.push('SMTP_URL is missing: live mode sends real mail (for the local outbox leave PUBLIC_URL unset).')
  else if (!isUrl(text('SMTP_URL'), ['smtp:', 'smtps:']))
    faults.push('SMTP_URL must be an address such as smtps://user:password@mail.example:465.')
  if (text('SMTP_URL') && !text('MAIL_FROM')) faults.push('MAIL_FROM is missing: mails need a sender address.')
  else if (text('MAIL_FROM') && !/^([^<>]+<\s*\S+@\S+\s*>|[^\s<>]+@[^\s<>]+)$/.test(String(text('MAIL_FROM'))))
    faults.push('MAIL_FROM must hold an email address, such as "Sagework <no-reply@sagework.example>".')
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
}

/** The actions would refuse the same, but only once everything else has started. */
function refuseInvalidPaymentSettings(mode) {
  const [key, secret] = [text('STRIPE_SECRET_KEY'), text('STRIPE_WEBHOOK_SECRET')]
  if ((key === undefined) !== (secret === undefined))
    throw new SettingsError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.')
  if (text('STRIPE_CONNECT_WEBHOOK_SECRET') && key === undefined)
    throw new SettingsError(
      'STRIPE_CONNECT_WEBHOOK_SECRET needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET beside it.',
    )
  if (mode === 'demo' && key?.includes('_live_'))
    throw new SettingsError(
      'STRIPE_SECRET_KEY is a live key: demo mode takes no real money (set PUBLIC_URL for live mode).',
    )
}

/** The product has to be at the root of its origin, because cookies, links and paths all start there. */
function faultsOfAddress(publicUrl) {
  if (!publicUrl)
    return [
      'PUBLIC_URL is missing: HOST is not loopback, so this is live mode, and links in mails need the public address.',
    ]
  if (!/^https?:\/\//.test(publicUrl)) return ['PUBLIC_URL must begin with http:// or https://.']
  if (!isUrl(publicUrl, ['http:', 'https:'])) return ['PUBLIC_URL is no address.']
  const { origin, hostname, protocol } = new URL(publicUrl)
  if (publicUrl.replace(/\/+$/, '') !== origin)
    return [`PUBLIC_URL must be the bare address ${origin}: the product can't live under a path.`]
  if (protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, '')))
    return ['PUBLIC_URL must begin with https://: over http, passwords and sessions travel for all to read.']
  return []
}

function isUrl(value, protocols) {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

function flag(variable) {
  const value = text(variable)
  if (value === undefined || value === 'true' || value === 'false') return value === 'true'
  throw new SettingsError(`${variable} must be true or false, not "${value}".`)
}

/** @returns {string | undefined} an external Postgres from the environment */
export function givenDatabaseUrl() {
  return text('DATABASE_URL')
}

/** @returns {string} folder of all persistent data */
export function dataFolder() {
  return path.resolve(text('DATA_DIR') ?? path.join(REPOSITORY, '.data'))
}

/** Settings for the containers' script. */
export function readStackSettings() {
  return Object.freeze({
    dataDir: dataFolder(),
    publicUrl: text('PUBLIC_URL') ?? `http://localhost:${port('WEB_PORT', 3000)}`,
    mailUrl: `http://localhost:${port('MAIL_PORT', 8025)}`,
  })
}

/**
 * Servers that the environment points `npm run test:stack` at, as variables for the tests; by default the containers.
 */
export function readTestTarget() {
  if (!text('HASURA_GRAPHQL_ENDPOINT')) return undefined
  const names = [
    'HASURA_GRAPHQL_ENDPOINT',
    'HASURA_GRAPHQL_ADMIN_SECRET',
    'ACTION_SECRET',
    'STACK_DATABASE_URL',
    'STACK_ACTIONS_URL',
    'JWT_PRIVATE_JWK',
  ]
  return Object.fromEntries(names.map((name) => [name, text(name)]).filter(([, value]) => value !== undefined))
}

/** Secrets from the environment, used instead of generated ones. */
export function secretsFromEnvironment() {
  return {
    adminSecret: text('HASURA_GRAPHQL_ADMIN_SECRET'),
    actionSecret: text('ACTION_SECRET'),
    authSecret: text('AUTH_SECRET'),
    fileLinkSecret: text('FILE_LINK_SECRET'),
    paymentSandboxSecret: text('PAYMENT_SANDBOX_SECRET'),
    jwtPrivateJwk: text('JWT_PRIVATE_JWK'),
  }
}

/** The environment for child processes, without npm's own variables. */
export function inheritedEnvironment() {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')))
}

/** How this process was started, for messages and for detecting that npm is gone. */
export const launch = Object.freeze({
  isUnderNpm: env.npm_lifecycle_event !== undefined,
  npmProgram: env.npm_execpath,
  chromiumPath: text('CHROMIUM_PATH'),
  searchPath: env.PATH ?? '',
})

function text(name) {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

function originList(variable) {
  const origins = (text(variable) ?? '').split(',').map((origin) => origin.trim())
  return origins.filter(Boolean).map((origin) => {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new SettingsError(`${variable} must list origins such as https://pages.example, not "${origin}".`)
    return origin
  })
}

function count(variable, standard) {
  const value = text(variable)
  if (value === undefined) return standard
  if (!/^\d{1,9}$/.test(value)) throw new SettingsError(`${variable} must be a whole number, not "${value}".`)
  return Number(value)
}

function port(variable, standard) {
  const value = text(variable)
  if (value === undefined) return standard
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new SettingsError(`${variable} must be a port number, not "${value}".`)
  return number
}

function isLoopback(host) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
