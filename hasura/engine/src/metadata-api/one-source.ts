import type { Environment } from '../config.js'
import { EngineError } from '../errors.js'
import { isJsonObject, MetadataError } from '../metadata/metadata-reader.js'
import type { JsonObject, Metadata, SourceMetadata } from '../metadata/metadata-types.js'

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

/** Metadata always has the one source of this engine. Throws EngineError for more. */
export function withSource(metadata: Metadata): Metadata {
  const [source, ...others] = metadata.sources
  if (others.length > 0) {
    throw new EngineError('not-supported', 'this engine works on one source', { path: '$.args' })
  }
  if (!source) return { ...metadata, sources: [DEFAULT_SOURCE] }
  const isConnected = Object.keys(source.configuration).length > 0
  return isConnected ? metadata : { ...metadata, sources: [{ ...source, configuration: DEFAULT_SOURCE.configuration }] }
}

/** Holds the folder's source against the database the engine was started with. Throws MetadataError. */
export function checkSources(metadata: Metadata, config: { databaseUrl: string; environment: Environment }): void {
  const fault = (reason: string) => {
    throw new MetadataError([{ file: 'databases/databases.yaml', path: '$', reason, code: 'not-supported' }])
  }
  if (metadata.sources.length > 1) fault('this engine works on one source')
  for (const { name, configuration } of metadata.sources) {
    const url = databaseUrlOf(configuration)
    if (typeof url === 'string' && url !== config.databaseUrl)
      fault(`source "${name}": the database must be that of ${URL_VARIABLE}`)
    if (!isJsonObject(url)) continue
    const variable = url.from_env
    if (typeof variable !== 'string')
      fault(`source "${name}": connection parameters are not supported by this engine, name the variable of a URL`)
    else if (config.environment[variable] === undefined)
      fault(`source "${name}": environment variable "${variable}" not set`)
    else if (config.environment[variable] !== config.databaseUrl) {
      fault(`source "${name}": the database of ${variable} must be that of ${URL_VARIABLE}`)
    }
  }
}

function databaseUrlOf(configuration: JsonObject): unknown {
  const info = configuration.connection_info
  return isJsonObject(info) ? info.database_url : undefined
}
