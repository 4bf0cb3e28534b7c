import pg from 'pg'
import { EngineError } from '../errors.js'
import { ENGINE_SCHEMA } from '../events/engine-schema.js'
import { MetadataReader } from '../metadata/metadata-reader.js'
import type { MetadataTransaction } from '../metadata-api/metadata-service.js'
import { readSnapshot } from './catalog-snapshot.js'
import { followChanges } from './follow-changes.js'

export interface RunSqlArgs {
  readonly sql: string
  readonly source: string
  readonly cascade: boolean
  readonly checksMetadata: boolean
  readonly isReadOnly: boolean
}

export interface RunSqlResult {
  readonly result_type: 'CommandOk' | 'TuplesOk'
  /** Column names first, then rows of texts. */
  readonly result: readonly (readonly string[])[] | null
}

/** SQL without any of these words can't have changed what metadata depends on. */
const MAY_CHANGE_CATALOG = /\b(alter|drop|replace|create\s+function|comment\s+on)\b/i
/** People inspect and clean Hasura's logs with SQL; ours have the same columns under other names. */
const HASURA_LOGS =
  /\bhdb_catalog\.(?:hdb_)?(event_log|event_invocation_logs|action_log|(?:cron|scheduled)_events|(?:cron|scheduled)_event_invocation_logs)\b/g

/** Throws EngineError parse-failed. */
export function readRunSqlArgs(value: unknown): RunSqlArgs {
  const read = MetadataReader.of(value)
  const sql = read.key('sql').text()
  const checks = read.key('check_metadata_consistency')
  const args = {
    sql,
    source: read.key('source').optionalText() ?? 'default',
    cascade: read.key('cascade').flag(false),
    checksMetadata: checks.isAbsent ? MAY_CHANGE_CATALOG.test(sql) : checks.flag(false),
    isReadOnly: read.key('read_only').flag(false),
  }
  const isLoose = read.key('no_transaction')
  if (isLoose.flag(false)) isLoose.fault('not supported by this engine: SQL outside of a transaction', 'not-supported')
  const [fault] = read.faults
  if (fault) throw new EngineError(fault.code, fault.reason, { path: fault.path })
  return args
}

/**
 * Runs SQL in the transaction and lets the metadata follow: renames propagate; dropped objects must have no dependants,
 * unless cascading (semantics §1.9). Throws EngineError postgres-error, dependency-error, not-supported.
 */
export async function runSql(args: RunSqlArgs, transaction: MetadataTransaction): Promise<RunSqlResult> {
  const { client } = transaction
  const { metadata } = transaction.state
  if (!metadata.sources.some((source) => source.name === args.source)) {
    throw new EngineError('not-exists', `source with name "${args.source}" does not exist`, { path: '$.args' })
  }
  if (args.isReadOnly) await client.query('set transaction read only')
  const isFollowed = args.checksMetadata && !args.isReadOnly
  const before = isFollowed
    ? { snapshot: await readSnapshot(client), catalog: await transaction.catalog(metadata) }
    : null
  const result = await execute(client, args.sql)
  if (before) {
    // Session settings made by the SQL must not affect how the catalog is read.
    await client.query('reset session authorization; reset role; reset all')
    const after = await readSnapshot(client)
    const changed = followChanges({
      metadata,
      catalog: before.catalog,
      before: before.snapshot,
      after,
      cascade: args.cascade,
    })
    await transaction.replace(changed, { reload: true })
    if (changed === metadata) transaction.keepVersion(transaction.resourceVersion)
  }
  return result
}

const asText = { getTypeParser: () => (text: string | Buffer) => text }

async function execute(client: pg.ClientBase, given: string): Promise<RunSqlResult> {
  const text = await withOurLogs(client, given)
  const answer: unknown = await client.query({ text, rowMode: 'array', types: asText }).catch((error: unknown) => {
    throw executionError(error, given)
  })
  const last = (Array.isArray(answer) ? answer.at(-1) : answer) as pg.QueryArrayResult<(string | null)[]> | undefined
  if (!last || last.fields.length === 0) return { result_type: 'CommandOk', result: null }
  const rows = last.rows.map((row) => row.map((cell) => cell ?? 'NULL'))
  return { result_type: 'TuplesOk', result: [last.fields.map((field) => field.name), ...rows] }
}

/** If a real Hasura has used this database before, its own tables are meant. */
async function withOurLogs(client: pg.ClientBase, sql: string): Promise<string> {
  if (sql.search(HASURA_LOGS) < 0) return sql
  const { rows } = await client.query<{ theirs: string | null }>(
    "select to_regclass('hdb_catalog.event_log') as theirs",
  )
  return rows[0]?.theirs ? sql : sql.replace(HASURA_LOGS, `${ENGINE_SCHEMA}.$1`)
}

function executionError(error: unknown, statement: string): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const { hint = null, message, code, detail = null } = error
  return new EngineError('postgres-error', 'query execution failed', {
    path: '$.args',
    internal: {
      statement,
      prepared: false,
      arguments: [],
      error: { exec_status: 'FatalError', hint, message, status_code: code, description: detail },
    },
    cause: error,
  })
}
