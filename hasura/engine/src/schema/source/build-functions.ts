import { type CatalogFunction, catalogKey } from '../../catalog/catalog.js'
import type { QualifiedName } from '../../metadata/model/qualified-name.js'
import type { ComputedFieldMetadata, FunctionMetadata } from '../../metadata/model/tables.js'
import { displayName, type SourceDraft, type TableDraft } from './drafts.js'
import type { CallableModel, ComputedFieldModel, FunctionArgumentModel, FunctionModel } from './model.js'
import { isGraphqlName } from './scalars.js'

/** Joins reasons like Hasura: a single one inline, several as a list. */
function because(faults: readonly string[]): string {
  if (faults.length === 1) return `because ${faults[0]}`
  return `for the following reasons:\n${faults.map((fault) => `  • ${fault}\n`).join('')}`
}

/** Third pass: computed fields of one table (semantics §4.7). */
export function resolveComputedFields(draft: SourceDraft, table: TableDraft): void {
  for (const metadata of table.metadata.computed_fields) {
    const found = resolveComputedField(draft, table, metadata)
    if (typeof found !== 'string') {
      table.computedFields.set(metadata.name, found)
      continue
    }
    const label = displayName(table.catalog)
    draft.inconsistencies.push({
      type: 'computed_field',
      name: `computed_field ${metadata.name} in table ${label} in source ${draft.sourceName}`,
      reason: `Inconsistent object: ${found}`,
      definition: {
        name: metadata.name,
        source: draft.sourceName,
        comment: metadata.comment ?? null,
        table: { schema: table.catalog.schema, name: table.catalog.name },
        definition: { ...metadata.definition, function: { ...metadata.definition.function } },
      },
    })
  }
}

/** The field, or why it is invalid. */
function resolveComputedField(
  draft: SourceDraft,
  table: TableDraft,
  metadata: ComputedFieldMetadata,
): ComputedFieldModel | string {
  const { name, definition, comment } = metadata
  if (table.catalog.columns.has(name) || table.relationships.has(name))
    return 'field definition conflicts with postgres column'
  const within = `in table "${displayName(table.catalog)}": in computed field "${name}": `
  const overloads = draft.catalog.functions.get(catalogKey(definition.function)) ?? []
  const label = displayName(definition.function)
  const [found] = overloads
  if (!found) return `${within}no such function exists: "${label}"`
  const cannot = `${within}the computed field "${name}" cannot be added to table "${displayName(table.catalog)}" `
  if (overloads.length > 1)
    return `${cannot}because the function "${label}" is overloaded. Overloaded functions are not supported`
  const faults = computedFieldFaults(draft, table, found, definition)
  if (faults.length > 0) return cannot + because(faults)
  const callable = callableOf(found, definition.session_argument, definition.table_argument, true)
  return { kind: 'computed', name, comment: comment ?? null, returns: returnedTable(draft, found), ...callable }
}

function computedFieldFaults(
  draft: SourceDraft,
  table: TableDraft,
  found: CatalogFunction,
  definition: ComputedFieldMetadata['definition'],
): string[] {
  const label = displayName(definition.function)
  const faults: string[] = []
  if (found.volatility === 'volatile')
    faults.push(`the function "${label}" is of type VOLATILE; cannot be added as a computed field`)
  const named = definition.table_argument
  const argument = named ? found.arguments.find((one) => one.name === named) : found.arguments[0]
  const which = named ? `argument "${named}"` : 'first argument'
  if (!argument)
    faults.push(
      named
        ? `"${named}" is not an input argument of the function "${label}"`
        : `the function "${label}" has no input arguments`,
    )
  else {
    const typeName = `${argument.table?.schema ?? 'pg_catalog'}.${argument.type.name}`
    if (argument.type.kind !== 'composite') faults.push(`${which} of the function "${label}" is not COMPOSITE type`)
    if (!argument.table || catalogKey(argument.table) !== table.key) {
      faults.push(
        `${which} of the function "${label}" of type "${typeName}" is not the table to which the computed field is being added`,
      )
    }
  }
  const session = definition.session_argument
  const sessionArgument = found.arguments.find((one) => one.name === session)
  if (session && !sessionArgument) faults.push(`"${session}" is not an input argument of the function "${label}"`)
  else if (sessionArgument && sessionArgument.type.name !== 'json')
    faults.push(`"${session}" argument of the function "${label}" is not of type JSON`)
  if (found.returnTable && !returnedTable(draft, found)) {
    faults.push(`the function "${label}" returning set of table "${displayName(found.returnTable)}" is not tracked`)
  } else if (!found.returnTable && (found.returnsSet || ['pseudo', 'composite'].includes(found.returnType.kind))) {
    faults.push(`the function "${label}" returning type ${found.returnType.name} is not a BASE type`)
  }
  return faults
}

function returnedTable(draft: SourceDraft, found: CatalogFunction): TableDraft | null {
  return found.returnTable ? (draft.tables.get(catalogKey(found.returnTable)) ?? null) : null
}

function callableOf(
  catalog: CatalogFunction,
  sessionName: string | undefined,
  tableName: string | undefined,
  takesRow: boolean,
): CallableModel {
  const position = (name: string | undefined) => (name ? catalog.arguments.findIndex((one) => one.name === name) : -1)
  const sessionIndex = position(sessionName)
  const tableIndex = takesRow ? (tableName ? position(tableName) : 0) : -1
  const given: FunctionArgumentModel[] = []
  let unnamed = 0
  catalog.arguments.forEach((argument, index) => {
    if (index === sessionIndex || index === tableIndex) return
    if (!argument.name) unnamed += 1
    const graphqlName = argument.name ?? `arg_${unnamed}`
    given.push({ graphqlName, name: argument.name, type: argument.type, hasDefault: argument.hasDefault })
  })
  return {
    catalog,
    arguments: given,
    sessionIndex: sessionIndex < 0 ? null : sessionIndex,
    tableIndex: tableIndex < 0 ? null : tableIndex,
  }
}

/** Tracked functions (semantics §2.8); invalid ones are listed as inconsistent. */
export function resolveFunctions(draft: SourceDraft, functions: readonly FunctionMetadata[]): FunctionModel[] {
  return functions.flatMap((metadata) => {
    const found = resolveFunction(draft, metadata)
    if (typeof found !== 'string') return isGraphqlName(found.name) ? [found] : []
    const { schema, name } = metadata.function
    draft.inconsistencies.push({
      type: 'function',
      name: `function ${displayName({ schema, name })} in source ${draft.sourceName}`,
      reason: `Inconsistent object: ${found}`,
      definition: { schema, name },
    })
    return []
  })
}

function resolveFunction(draft: SourceDraft, metadata: FunctionMetadata): FunctionModel | string {
  const label = displayName(metadata.function)
  const overloads = draft.catalog.functions.get(catalogKey(metadata.function)) ?? []
  const [catalog] = overloads
  if (!catalog) return `in function "${label}": no such function exists in postgres : "${label}"`
  const cannot = `in function "${label}": the function "${label}" cannot be tracked `
  if (overloads.length > 1)
    return `${cannot}because function "${label}" is overloaded. Overloaded functions are not supported`
  const faults = functionFaults(draft, metadata, catalog)
  const returns = returnedTable(draft, catalog)
  if (faults.length > 0 || !returns) return cannot + because(faults)
  const { configuration, permissions, comment } = metadata
  const plain = plainFunctionName(metadata.function)
  const name = configuration.custom_root_fields.function ?? configuration.custom_name ?? plain
  return {
    metadata,
    name,
    aggregateName:
      configuration.custom_root_fields.function_aggregate ?? `${configuration.custom_name ?? plain}_aggregate`,
    returns,
    exposedAs: configuration.exposed_as ?? (catalog.volatility === 'volatile' ? 'mutation' : 'query'),
    roles: new Set(permissions.map(({ role }) => role)),
    comment: comment ?? catalog.comment,
    ...callableOf(catalog, configuration.session_argument, undefined, false),
  }
}

function plainFunctionName({ schema, name }: QualifiedName): string {
  return schema === 'public' ? name : `${schema}_${name}`
}

function functionFaults(draft: SourceDraft, metadata: FunctionMetadata, catalog: CatalogFunction): string[] {
  const faults: string[] = []
  const { session_argument: session, exposed_as: exposedAs } = metadata.configuration
  if (catalog.isVariadic) faults.push('function with "VARIADIC" parameters are not supported')
  if (exposedAs === 'mutation' && catalog.volatility !== 'volatile') {
    faults.push(
      'the function was requested to be exposed as a mutation, but is not marked VOLATILE. Maybe the function was given the wrong volatility when it was defined?',
    )
  }
  if (!catalog.returnTable) faults.push(`the function does not return a "COMPOSITE" type`)
  else if (!returnedTable(draft, catalog)) faults.push('the function does not return a tracked table')
  const argument = catalog.arguments.find((one) => one.name === session)
  if (session && !argument) faults.push(`given session argument "${session}" not the input argument of the function`)
  else if (session && argument?.type.name !== 'json')
    faults.push(`given session argument "${session}" is not of type json`)
  return faults
}
