import pg from 'pg'

/**
 * The three database roles (decision X-16). The owner runs migrations and nothing else; engine and actions have the
 * rights granted by the migrations.
 */
export const ROLES = { owner: 'sagework_owner', hasura: 'sagework_hasura', actions: 'sagework_actions' }

/** @typedef {{ owner: string, hasura: string, actions: string }} RolePasswords */

/**
 * Creates the roles with login and sets their passwords. Idempotent.
 * @param {string} adminUrl a connection that may create roles
 * @param {RolePasswords} passwords
 */
export async function ensureRoles(adminUrl, passwords) {
  await withClient(adminUrl, async (client) => {
    for (const [key, role] of Object.entries(ROLES)) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
      const verb = rowCount === 0 ? 'create' : 'alter'
      await client.query(`${verb} role ${role} login password ${pg.escapeLiteral(passwords[key])}`)
    }
  })
}

/**
 * @param {string} adminUrl
 * @param {string} name
 * @returns {Promise<boolean>} whether it had to be created
 */
export async function ensureDatabase(adminUrl, name) {
  return withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return false
    await client.query(`create database ${pg.escapeIdentifier(name)} owner ${ROLES.owner}`)
    await admitServices(client, name)
    return true
  })
}

/**
 * Limits connections to a database to its owner and the two services. These grants aren't copied along with a database.
 * @param {import('pg').Client} client
 * @param {string} name
 */
export async function admitServices(client, name) {
  await client.query(`revoke connect, temporary on database ${pg.escapeIdentifier(name)} from public`)
  for (const role of [ROLES.hasura, ROLES.actions])
    await client.query(`grant connect on database ${pg.escapeIdentifier(name)} to ${role}`)
}

/**
 * Earlier releases let the engine own its schema; now the owner does, and creates the triggers.
 * @param {string} adminUrl a connection to the product's database with the rights of both roles
 */
export async function handOverEngineSchema(adminUrl) {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query(HELD_BY_ENGINE, [ROLES.hasura])
    for (const { kind, name } of rows) await client.query(`alter ${kind} ${name} owner to ${ROLES.owner}`)
  })
}

const HELD_BY_ENGINE = `
  select 'schema' as kind, quote_ident(nspname) as name from pg_namespace
  where nspname = 'sagework_engine' and nspowner = to_regrole($1)
  union all
  select 'table', oid::regclass::text from pg_class
  where relnamespace = to_regnamespace('sagework_engine') and relkind = 'r' and relowner = to_regrole($1)
  union all
  select 'function', oid::regprocedure::text from pg_proc
  where pronamespace = to_regnamespace('sagework_engine') and proowner = to_regrole($1)`

/** The same server and database as another role. */
export function urlAs(url, role, password) {
  const changed = new URL(url)
  changed.username = role
  changed.password = encodeURIComponent(password)
  return changed.href
}

/** The same server and role on another database. */
export function urlOf(url, database) {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/**
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws also when the server closes the connection, as it does on shutdown
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url })
  // Emitted in addition to the statement's own error; without a listener it would crash the process before its cleanup.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
