import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool } from 'pg'
import type { DB } from './database-types.generated.js'
import type { Logger } from './logging/logger.js'
import { quickConnections } from './quick-connections.js'

export type Database = Kysely<DB>
export type DatabaseTransaction = Transaction<DB>
/** Either the database or an open transaction. */
export type Queryable = Database | DatabaseTransaction

const POOL_SIZE = 12
const CONNECT_TIMEOUT_MS = 10_000

export interface DatabaseHandle {
  database: Database
  pool: Pool
  close(): Promise<void>
}

/** Opens this process' connection pool, shared with the job runner and the sign-in library. */
export function openDatabase(url: string, log: Logger, connections = POOL_SIZE): DatabaseHandle {
  const pool = new Pool({
    ...{ connectionString: url, max: connections, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
    // A statement can be sent before the answer to the one before it has arrived.
    pipeline: true,
  })
  // A lost connection must not end the process; the next query opens a new one.
  const onLost = (err: Error) => log.warn({ err }, 'database connection lost')
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool: quickConnections(pool) }) })
  return { database, pool, close: () => database.destroy() }
}
