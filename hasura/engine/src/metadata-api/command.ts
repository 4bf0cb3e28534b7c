import type { Catalog } from '../catalog/catalog.js'
import type { Json } from '../json.js'
import type { MetadataReader } from '../metadata/metadata-reader.js'
import type { InconsistentObject, Metadata } from '../metadata/model/metadata.js'
import type { ReplaceOptions } from './metadata-service.js'

/** What a command works on. */
export interface CommandContext {
  readonly metadata: Metadata
  readonly inconsistencies: readonly InconsistentObject[]
  readonly resourceVersion: number
  /** The request's `version`; only replace and export have two. */
  readonly version: number
  readonly catalog: Catalog
  /** Runs SQL on the engine's own schema within the command's transaction. */
  query<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]>
}

export interface CommandOutcome {
  /** The new metadata; absent if unchanged. */
  readonly metadata?: Metadata
  readonly options?: ReplaceOptions
  /** The result; `{ message: 'success' }` if absent. A function receives the inconsistencies after the change. */
  readonly result?: Json | ((after: readonly InconsistentObject[]) => Json)
}

/**
 * A metadata API command in two parts: `read` parses its arguments, reporting errors to the reader, and `run` is only
 * called if there were none.
 */
export interface Command<Args = unknown> {
  readonly read: (args: MetadataReader) => Args
  readonly run: (args: Args, context: CommandContext) => CommandOutcome | Promise<CommandOutcome>
}

/** Ties the types of the two functions together. */
export function command<Args>(
  read: (args: MetadataReader) => Args,
  run: (args: Args, context: CommandContext) => CommandOutcome | Promise<CommandOutcome>,
): Command {
  return { read, run: (args, context) => run(args as Args, context) }
}

export type CommandTable = Readonly<Record<string, Command>>

export const SUCCESS = { message: 'success' } as const
