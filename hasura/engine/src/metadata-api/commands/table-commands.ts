import { catalogKey } from '../../catalog/catalog.js'
import { EngineError } from '../../errors.js'
import type { MetadataReader } from '../../metadata/metadata-reader.js'
import type { Metadata } from '../../metadata/model/metadata.js'
import type { QualifiedName } from '../../metadata/model/qualified-name.js'
import type { TableConfiguration } from '../../metadata/model/tables.js'
import { parseName } from '../../metadata/parse-shared.js'
import { parseTableConfiguration } from '../../metadata/parse-table.js'
import { type CommandContext, type CommandTable, command } from '../command.js'
import { dependantsOf, dropDependants } from '../dependencies.js'
import {
  bareTable,
  editSource,
  editTable,
  isSameName,
  requireSource,
  requireTable,
  tableLabel,
} from '../edit-metadata.js'

interface TableArgs {
  readonly source: string
  readonly table: QualifiedName
}

export function readSourceName(args: MetadataReader): string {
  return args.key('source').optionalText() ?? 'default'
}

/** `{ source?, table }`; older commands pass the table itself. */
export function readTableArgs(args: MetadataReader, others: readonly string[] = []): TableArgs {
  if (args.key('table').isAbsent) return { source: readSourceName(args), table: parseName(args) }
  args.keys(['source', 'table', ...others])
  return { source: readSourceName(args), table: parseName(args.key('table')) }
}

interface TrackArgs extends TableArgs {
  readonly isEnum: boolean
  readonly configuration: TableConfiguration
}

function readTrackArgs(args: MetadataReader): TrackArgs {
  return {
    ...readTableArgs(args, ['is_enum', 'configuration', 'apollo_federation_config']),
    isEnum: args.key('is_enum').flag(false),
    configuration: parseTableConfiguration(args.key('configuration')),
  }
}

function trackTable({ source, table, isEnum, configuration }: TrackArgs, { metadata, catalog }: CommandContext) {
  const found = requireSource(metadata, source)
  const label = tableLabel(table)
  if (found.tables.some((one) => isSameName(one.table, table))) {
    throw new EngineError('already-tracked', `view/table already tracked : "${label}"`, { path: '$.args' })
  }
  if (found.functions.some((one) => isSameName(one.function, table))) {
    throw new EngineError('not-supported', `function with name "${label}" already exists`, { path: '$.args' })
  }
  if (!catalog.tables.has(catalogKey(table))) {
    throw new EngineError('not-exists', `no such table/view exists in source: "${label}"`, { path: '$.args' })
  }
  const added = { ...bareTable(table), is_enum: isEnum, configuration }
  const changed = editSource(metadata, source, (one) => ({ ...one, tables: [...one.tables, added] }))
  // An enum's rows are part of the catalog.
  return { metadata: changed, options: { subject: `table ${label} in source ${source}`, reload: isEnum } }
}

/** Untracks the table and, if cascading, everything that depends on it. */
export function untrack(
  context: Pick<CommandContext, 'metadata' | 'catalog'>,
  args: TableArgs,
  cascade: boolean,
): Metadata {
  const { metadata, catalog } = context
  const isLost = (use: { kind: string; table?: QualifiedName }) =>
    use.kind === 'table' && use.table !== undefined && isSameName(use.table, args.table)
  const dependants = dependantsOf(metadata, catalog, isLost, [args.table])
  const without = dropDependants(metadata, dependants, cascade)
  return editSource(without, args.source, (one) => ({
    ...one,
    tables: one.tables.filter((entry) => !isSameName(entry.table, args.table)),
  }))
}

function customize(metadata: Metadata, { source, table }: TableArgs, configuration: TableConfiguration) {
  requireTable(metadata, source, table)
  const changed = editTable(metadata, source, table, (one) => ({ ...one, configuration }))
  return { metadata: changed, options: { subject: `table ${tableLabel(table)} in source ${source}` } }
}

export const TABLE_COMMANDS: CommandTable = {
  track_table: command(readTrackArgs, trackTable),
  untrack_table: command(
    (args) => ({ ...readTableArgs(args, ['cascade']), cascade: args.key('cascade').flag(false) }),
    ({ cascade, ...args }, context) => {
      const isTracked = requireSource(context.metadata, args.source).tables.some((one) =>
        isSameName(one.table, args.table),
      )
      if (!isTracked) {
        const message = `view/table already untracked : "${tableLabel(args.table)}"`
        throw new EngineError('already-untracked', message, { path: '$.args' })
      }
      return { metadata: untrack(context, args, cascade) }
    },
  ),
  set_table_is_enum: command(
    (args) => ({ ...readTableArgs(args, ['is_enum']), isEnum: args.key('is_enum').flag(false) }),
    ({ source, table, isEnum }, { metadata }) => {
      requireTable(metadata, source, table)
      const changed = editTable(metadata, source, table, (one) => ({ ...one, is_enum: isEnum }))
      return { metadata: changed, options: { subject: `table ${tableLabel(table)} in source ${source}`, reload: true } }
    },
  ),
  set_table_customization: command(
    (args) => ({
      ...readTableArgs(args, ['configuration']),
      configuration: parseTableConfiguration(args.key('configuration')),
    }),
    ({ configuration, ...args }, { metadata }) => customize(metadata, args, configuration),
  ),
  set_table_custom_fields: command(
    (args) => ({
      source: readSourceName(args),
      table: parseName(args.key('table')),
      configuration: parseTableConfiguration(args.picked(['custom_root_fields', 'custom_column_names'])),
    }),
    ({ configuration, ...args }, { metadata }) => customize(metadata, args, configuration),
  ),
}
