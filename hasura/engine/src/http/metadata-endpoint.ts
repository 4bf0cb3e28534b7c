import { EngineError } from '../errors.js'
import type { Logger } from '../logger.js'
import { isJsonObject } from '../metadata/metadata-reader.js'
import type { MetadataService, MetadataTransaction } from '../metadata-api/metadata-service.js'
import { type CommandRequest, runCommand } from '../metadata-api/run-command.js'
import { noteRefusal } from '../request-log.js'
import { readRunSqlArgs, runSql } from '../run-sql/run-sql.js'
import type { Authenticate } from '../session/authenticate.js'
import { ADMIN_ROLE, type Session } from '../session/session.js'
import { type InternalPolicy, jsonAnswer, plainError, plainErrorBody, showsInternal, toEngineError } from './answers.js'
import { parseBody } from './graphql-endpoint.js'
import type { Handler } from './http-types.js'

export interface MetadataEndpointOptions {
  readonly authenticate: Authenticate
  readonly service: MetadataService
  readonly policy: InternalPolicy
  readonly bodyLimit: number
  readonly logger: Logger
}

interface Request extends CommandRequest {
  readonly resourceVersion: number | null
}

const COMMAND_NAME = /^\w{1,100}$/
const RUN_SQL = new Set(['run_sql', 'pg_run_sql'])
/** Bulk commands; all of ours run in order, so they differ in name only. */
const BULKS = new Set(['bulk', 'bulk_atomic', 'concurrent_bulk'])
/** A bulk whose commands succeed or fail independently; errors are returned in place. */
const KEEP_GOING = 'bulk_keep_going'

/**
 * POST /v1/metadata, /v2/query and /v1/query: metadata commands, plus run_sql except on the first (semantics §1.8,
 * §1.9).
 */
export function createMetadataEndpoint(options: MetadataEndpointOptions, allowsSql: boolean): Handler {
  return async (httpRequest) => {
    let session: Session | null = null
    try {
      session = (await options.authenticate(httpRequest.headers)).session
      httpRequest.notes.role = session.role
      // Checked before reading the body, so that others can't make us read a lot for nothing.
      if (session.role !== ADMIN_ROLE)
        throw new EngineError('access-denied', 'restricted access : admin only', { path: '$.args' })
      const request = readRequest(parseBody(await httpRequest.body(options.bodyLimit)), '$')
      if (COMMAND_NAME.test(request.type)) httpRequest.notes.operations.push(request.type)
      return jsonAnswer(await run(request, options.service, allowsSql))
    } catch (error) {
      const known = toEngineError(error, options.logger, httpRequest.requestId)
      noteRefusal(httpRequest.notes, known)
      return plainError(known, showsInternal(options.policy, session?.role ?? null))
    }
  }
}

function readRequest(value: unknown, path: string): Request {
  if (!isJsonObject(value)) throw new EngineError('parse-failed', 'expected an object with "type" and "args"', { path })
  const { type, args, version, resource_version: resourceVersion } = value
  if (typeof type !== 'string') throw new EngineError('parse-failed', 'key "type" not found', { path })
  return {
    type,
    args,
    version: typeof version === 'number' ? version : undefined,
    resourceVersion: typeof resourceVersion === 'number' ? resourceVersion : null,
  }
}

/** A bulk that contains SQL runs each command in its own transaction; any other bulk is a single transaction. */
async function run(request: Request, service: MetadataService, allowsSql: boolean): Promise<unknown> {
  if (request.type === KEEP_GOING) return keepGoing(request, service, allowsSql)
  if (BULKS.has(request.type) && hasSql(request)) {
    const results: unknown[] = []
    for (const [index, item] of bulkItems(request).entries()) {
      results.push(await run(item, service, allowsSql).catch((error: unknown) => rethrowWithin(error, index)))
    }
    return results
  }
  return service.apply(async (transaction) => {
    if (request.resourceVersion !== null && request.resourceVersion !== transaction.resourceVersion) {
      const message = `metadata resource version referenced (${request.resourceVersion}) did not match current version`
      throw new EngineError('conflict', message)
    }
    return runWithin(request, transaction, allowsSql)
  })
}

async function keepGoing(request: Request, service: MetadataService, allowsSql: boolean): Promise<unknown[]> {
  const results: unknown[] = []
  for (const [index, item] of bulkItems(request).entries()) {
    const failed = (error: unknown) => {
      if (error instanceof EngineError) return plainErrorBody(error.within(`$.args[${index}]`), false)
      throw error
    }
    results.push(await run(item, service, allowsSql).catch(failed))
  }
  return results
}

async function runWithin(request: Request, transaction: MetadataTransaction, allowsSql: boolean): Promise<unknown> {
  if (RUN_SQL.has(request.type) && allowsSql) return runSql(readRunSqlArgs(request.args), transaction)
  if (!BULKS.has(request.type)) return runCommand(request, transaction)
  const results: unknown[] = []
  for (const [index, item] of bulkItems(request).entries()) {
    results.push(await runWithin(item, transaction, allowsSql).catch((error: unknown) => rethrowWithin(error, index)))
  }
  return results
}

function bulkItems(request: Request): Request[] {
  if (!Array.isArray(request.args))
    throw new EngineError('parse-failed', 'the args of a bulk must be a list', { path: '$.args' })
  return request.args.map((item: unknown, index) => readRequest(item, `$.args[${index}]`))
}

function hasSql(request: Request): boolean {
  return RUN_SQL.has(request.type) || (BULKS.has(request.type) && bulkItems(request).some(hasSql))
}

function rethrowWithin(error: unknown, index: number): never {
  throw error instanceof EngineError ? error.within(`$.args[${index}]`) : error
}
