import { EngineError } from '../../errors.js'
import type { MetadataReader } from '../../metadata/metadata-reader.js'
import type { Metadata } from '../../metadata/model/metadata.js'
import type { QualifiedName } from '../../metadata/model/qualified-name.js'
import type { FunctionMetadata } from '../../metadata/model/tables.js'
import { parseFunctionConfiguration } from '../../metadata/parse-function.js'
import { parseName } from '../../metadata/parse-shared.js'
import { parseComputedField } from '../../metadata/parse-table.js'
import { type CommandContext, type CommandTable, command } from '../command.js'
import { dependantsOf, dropDependants } from '../dependencies.js'
import {
  editSource,
  editTable,
  isSameName,
  requireSource,
  requireTable,
  tableLabel,
  without,
} from '../edit-metadata.js'
import { readSourceName, readTableArgs } from './table-commands.js'

interface FunctionArgs {
  readonly source: string
  readonly name: QualifiedName
}

/** `{ source?, function, … }`; older commands pass the function itself. */
function readFunctionArgs(args: MetadataReader, others: readonly string[] = []): FunctionArgs {
  if (args.key('function').isAbsent) return { source: readSourceName(args), name: parseName(args) }
  args.keys(['source', 'function', ...others])
  return { source: readSourceName(args), name: parseName(args.key('function')) }
}

function track(
  { source, name, configuration, comment }: FunctionArgs & Pick<FunctionMetadata, 'configuration' | 'comment'>,
  context: CommandContext,
) {
  const found = requireSource(context.metadata, source)
  const label = tableLabel(name)
  if (found.functions.some((one) => isSameName(one.function, name))) {
    throw new EngineError('already-tracked', `function already tracked : "${label}"`, { path: '$.args' })
  }
  if (found.tables.some((one) => isSameName(one.table, name))) {
    throw new EngineError('not-supported', `table with name "${label}" already exists`, { path: '$.args' })
  }
  const added: FunctionMetadata = {
    function: name,
    configuration,
    permissions: [],
    ...(comment === undefined ? {} : { comment }),
  }
  const metadata = editSource(context.metadata, source, (one) => ({ ...one, functions: [...one.functions, added] }))
  return { metadata, options: { subject: `function ${label} in source ${source}` } }
}

/** Throws EngineError not-exists. */
function requireFunction(metadata: Metadata, { source, name }: FunctionArgs): FunctionMetadata {
  const found = requireSource(metadata, source).functions.find((one) => isSameName(one.function, name))
  if (found) return found
  throw new EngineError('not-exists', `function "${tableLabel(name)}" does not exist in source: ${source}`, {
    path: '$.args',
  })
}

function editFunction(
  metadata: Metadata,
  args: FunctionArgs,
  edit: (one: FunctionMetadata) => FunctionMetadata,
): Metadata {
  return editSource(metadata, args.source, (source) => ({
    ...source,
    functions: source.functions.map((one) => (isSameName(one.function, args.name) ? edit(one) : one)),
  }))
}

const readPermission = (args: MetadataReader) => ({
  ...readFunctionArgs(args, ['role']),
  role: args.key('role').name(),
})

export const FUNCTION_COMMANDS: CommandTable = {
  track_function: command(
    (args) => ({
      ...readFunctionArgs(args, ['configuration', 'comment']),
      configuration: parseFunctionConfiguration(args.key('configuration')),
      comment: args.key('comment').optionalText(),
    }),
    track,
  ),
  set_function_customization: command(
    (args) => ({
      ...readFunctionArgs(args, ['configuration']),
      configuration: parseFunctionConfiguration(args.key('configuration')),
    }),
    ({ configuration, ...args }, { metadata }) => {
      requireFunction(metadata, args)
      const changed = editFunction(metadata, args, (one) => ({ ...one, configuration }))
      return { metadata: changed, options: { subject: `function ${tableLabel(args.name)} in source ${args.source}` } }
    },
  ),
  untrack_function: command(
    (args) => readFunctionArgs(args),
    (args, { metadata }) => {
      const found = requireSource(metadata, args.source).functions.some((one) => isSameName(one.function, args.name))
      if (!found)
        throw new EngineError('already-untracked', `function already untracked : "${tableLabel(args.name)}"`, {
          path: '$.args',
        })
      return {
        metadata: editSource(metadata, args.source, (one) => ({
          ...one,
          functions: one.functions.filter((entry) => !isSameName(entry.function, args.name)),
        })),
      }
    },
  ),
  create_function_permission: command(readPermission, ({ role, ...args }, { metadata }) => {
    const found = requireFunction(metadata, args)
    if (found.permissions.some((entry) => entry.role === role)) {
      const message = `permission of role "${role}" already exists for function "${tableLabel(args.name)}" in source: "${args.source}"`
      throw new EngineError('already-exists', message, { path: '$.args' })
    }
    const changed = editFunction(metadata, args, (one) => ({ ...one, permissions: [...one.permissions, { role }] }))
    return {
      metadata: changed,
      options: { subject: `function_permission ${role} on function ${tableLabel(args.name)} in source ${args.source}` },
    }
  }),
  drop_function_permission: command(readPermission, ({ role, ...args }, { metadata }) => {
    if (!requireFunction(metadata, args).permissions.some((entry) => entry.role === role)) {
      const message = `permission of role "${role}" does not exist for function "${tableLabel(args.name)}" in source: "${args.source}"`
      throw new EngineError('not-exists', message, { path: '$.args' })
    }
    const kept = (one: FunctionMetadata) => one.permissions.filter((entry) => entry.role !== role)
    return { metadata: editFunction(metadata, args, (one) => ({ ...one, permissions: kept(one) })) }
  }),
  add_computed_field: command(
    (args) => ({
      ...readTableArgs(args, ['name', 'definition', 'comment']),
      field: parseComputedField(args.picked(['name', 'definition', 'comment'])),
    }),
    ({ source, table, field }, { metadata }) => {
      const found = requireTable(metadata, source, table, '$.args.table')
      const label = tableLabel(table)
      if (found.computed_fields.some((one) => one.name === field.name)) {
        const message = `computed field "${field.name}" already exists on table "${label}"`
        throw new EngineError('already-exists', message, { path: '$.args.name' })
      }
      const changed = editTable(metadata, source, table, (one) => ({
        ...one,
        computed_fields: [...one.computed_fields, field],
      }))
      return {
        metadata: changed,
        options: { subject: `computed_field ${field.name} in table ${label} in source ${source}` },
      }
    },
  ),
  drop_computed_field: command(
    (args) => ({
      ...readTableArgs(args, ['name', 'cascade']),
      name: args.key('name').name(),
      cascade: args.key('cascade').flag(false),
    }),
    ({ source, table, name, cascade }, { metadata, catalog }) => {
      const found = requireTable(metadata, source, table, '$.args.table')
      if (!found.computed_fields.some((one) => one.name === name)) {
        throw new EngineError('not-exists', `computed field "${name}" does not exist`, { path: '$.args.name' })
      }
      const dependants = dependantsOf(
        metadata,
        catalog,
        (use) => use.kind === 'computed field' && use.name === name && isSameName(use.table, table),
      )
      const kept = dropDependants(metadata, dependants, cascade)
      return {
        metadata: editTable(kept, source, table, (one) => ({
          ...one,
          computed_fields: without(one.computed_fields, name),
        })),
      }
    },
  ),
}
