import type { Environment } from '../config/env-reader.js'
import { EngineError } from '../errors.js'
import type { JsonObject } from '../json.js'
import { isJsonObject, MetadataError } from '../metadata/metadata-reader.js'
import type { Metadata, SourceMetadata } from '../metadata/model/metadata.js'

const URL_VARIABLE = 'HASURA_GRAPHQL_DATABASE_URL'

const DEFAULT_SOURCE: SourceMetadata = {
  name: 'default',
  kind: 'postgres',
  tables: [],
  functions: [],
  configuration: {
    connection_info: {
      use_prepared_statements: true,
      database_url: { from_env: URL_VARIABLE },
      isolation_level: 'read-committed',
    },
  },
}

/** The only database. */
interface OwnDatabase {
  readonly databaseUrl: string
  readonly environment: Environment
}

/** Ensures that metadata has this engine's one source. Throws EngineError for more, or for another database. */
export function withSource(metadata: Metadata, own: OwnDatabase): Metadata {
  const reason = sourceFault(metadata, own)
  if (reason !== null) throw new EngineError('not-supported', reason, { path: '$.args' })
  const [source] = metadata.sources
  if (!source) return { ...metadata, sources: [DEFAULT_SOURCE] }
  const isConnected = Object.keys(source.configuration).length > 0
  return isConnected ? metadata : { ...metadata, sources: [{ ...source, configuration: DEFAULT_SOURCE.configuration }] }
}

/** Checks the folder's source against the database the engine was started with. Throws MetadataError. */
export function checkSources(metadata: Metadata, own: OwnDatabase): void {
  const reason = sourceFault(metadata, own)
  if (reason === null) return
  throw new MetadataError([{ file: 'databases/databases.yaml', path: '$', reason, code: 'not-supported' }])
}

function sourceFault({ sources }: Metadata, own: OwnDatabase): string | null {
  const [source, ...others] = sources
  if (others.length > 0) return 'this engine works on one source'
  const reason = source ? databaseFault(connectionInfo(source.configuration).database_url, own) : null
  return source && reason !== null ? `source "${source.name}": ${reason}` : null
}

function databaseFault(url: unknown, { databaseUrl, environment }: OwnDatabase): string | null {
  if (typeof url === 'string') return url === databaseUrl ? null : `the database must be that of ${URL_VARIABLE}`
  if (!isJsonObject(url)) return null
  const variable = url.from_env
  if (typeof variable !== 'string')
    return 'connection parameters are not supported by this engine, name the variable of a URL'
  const named = environment[variable]
  if (named === undefined) return `environment variable "${variable}" not set`
  return named === databaseUrl ? null : `the database of ${variable} must be that of ${URL_VARIABLE}`
}

function connectionInfo({ connection_info: info = null }: JsonObject): Record<string, unknown> {
  return isJsonObject(info) ? info : {}
}

const ISOLATIONS: readonly unknown[] = ['repeatable-read', 'serializable']

/** The source's isolation level, unless it is the default. */
export function isolationOf({ sources: [source] }: Metadata): 'repeatable read' | 'serializable' | null {
  const { isolation_level: level } = source ? connectionInfo(source.configuration) : {}
  if (!ISOLATIONS.includes(level)) return null
  return level === 'serializable' ? 'serializable' : 'repeatable read'
}
