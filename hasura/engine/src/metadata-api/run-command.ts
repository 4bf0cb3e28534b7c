import { EngineError } from '../errors.js'
import { MetadataReader } from '../metadata/metadata-reader.js'
import { type Command, type CommandOutcome, type CommandTable, SUCCESS } from './command.js'
import { ACTION_COMMANDS } from './commands/action-commands.js'
import { COLLECTION_COMMANDS } from './commands/collection-commands.js'
import { EVENT_COMMANDS } from './commands/event-commands.js'
import { FUNCTION_COMMANDS } from './commands/function-commands.js'
import { METADATA_COMMANDS, REFUSED_COMMANDS } from './commands/metadata-commands.js'
import { PERMISSION_COMMANDS } from './commands/permission-commands.js'
import { RELATIONSHIP_COMMANDS } from './commands/relationship-commands.js'
import { SCHEDULE_COMMANDS } from './commands/schedule-commands.js'
import { STATE_COMMANDS } from './commands/state-commands.js'
import { TABLE_COMMANDS } from './commands/table-commands.js'
import type { MetadataTransaction } from './metadata-service.js'

/** `{ type, args, version? }` as received. */
export interface CommandRequest {
  readonly type: string
  readonly args: unknown
  readonly version?: number
}

/** Commands on tables and their parts: prefixed with `pg_` on /v1/metadata, without on /v1/query. */
const DATABASE_COMMANDS: CommandTable = {
  ...TABLE_COMMANDS,
  ...RELATIONSHIP_COMMANDS,
  ...PERMISSION_COMMANDS,
  ...FUNCTION_COMMANDS,
  ...EVENT_COMMANDS,
}
const COMMANDS: CommandTable = {
  ...Object.fromEntries(Object.entries(DATABASE_COMMANDS).map(([name, command]) => [`pg_${name}`, command])),
  ...DATABASE_COMMANDS,
  ...ACTION_COMMANDS,
  ...SCHEDULE_COMMANDS,
  ...COLLECTION_COMMANDS,
  ...METADATA_COMMANDS,
  ...STATE_COMMANDS,
  ...REFUSED_COMMANDS,
}
if (TABLE_COMMANDS.track_table) Object.assign(COMMANDS, { add_existing_table_or_view: TABLE_COMMANDS.track_table })

/** Throws EngineError not-supported for an unknown command. */
export function findCommand(type: string): Command {
  const found = Object.hasOwn(COMMANDS, type) ? COMMANDS[type] : undefined
  if (found) return found
  throw new EngineError('parse-failed', `unknown metadata command "${type}"`, { path: '$.type' })
}

/** Reads, runs and applies one command within a transaction; returns its result. Throws EngineError. */
export async function runCommand(request: CommandRequest, transaction: MetadataTransaction): Promise<unknown> {
  const command = findCommand(request.type)
  const read = MetadataReader.of(request.args ?? {})
  const args = command.read(read)
  const [fault] = read.faults
  if (fault) throw new EngineError(fault.code, fault.reason, { path: fault.path })
  const { metadata, inconsistencies } = transaction.state
  const outcome = await command.run(args, {
    metadata,
    inconsistencies,
    resourceVersion: transaction.resourceVersion,
    version: request.version ?? 1,
    catalog: await transaction.catalog(metadata),
    query: async (text, values) => (await transaction.client.query(text, [...values])).rows,
  })
  return applyOutcome(outcome, transaction)
}

async function applyOutcome(
  { metadata, options, result }: CommandOutcome,
  transaction: MetadataTransaction,
): Promise<unknown> {
  if (metadata) await transaction.replace(metadata, options)
  if (typeof result === 'function') return result(transaction.state.inconsistencies)
  return result ?? SUCCESS
}
