import type { RootFieldName } from '../../metadata/model/tables.js'
import type { TableAccess } from '../access.js'
import { hasFields, type Registry } from '../registry.js'
import type { FunctionModel } from '../source/model.js'
import { actionFields } from './action-types.js'
import { boolExpType } from './bool-exp-types.js'
import {
  insertInputType,
  mutationResponseType,
  onConflictArgument,
  pkArguments,
  pkColumnsType,
  updatableColumns,
  updateClauseFields,
  updatesType,
} from './mutation-types.js'
import { streamField } from './stream-types.js'
import { aggregateType, functionArgument, listArguments, NO_ARGUMENTS, tableType } from './table-types.js'
import {
  fieldMap,
  type InputField,
  list,
  listOf,
  named,
  nonNull,
  type ObjectType,
  type OutputField,
  objectType,
} from './type-model.js'

export interface RootTypes {
  readonly query: ObjectType
  /** Null: the role can't change anything. */
  readonly mutation: ObjectType | null
  /** Null: the role can't subscribe to anything. */
  readonly subscription: ObjectType | null
  /** Names including duplicates. */
  readonly fieldNames: { readonly query: readonly string[]; readonly mutation: readonly string[] }
}

/** Placeholder for an empty query root, used as its description and its value. */
export const NO_QUERIES =
  "There are no queries available to the current role. Either there are no sources or remote schemas configured, or the current role doesn't have the required permissions."

/** Builds the roots; types below them are built on demand. */
export function rootTypes(registry: Registry): RootTypes {
  const tables = [...registry.source.tables.values()]
    .filter((table) => table.isExposed)
    .map((table) => registry.access(table))
  const queries = [
    ...tables.flatMap((access) => queryFields(registry, access, 'queryRoots')),
    ...functionFields(registry, 'query'),
    ...actionFields(registry, 'query'),
  ]
  const mutations = [
    ...tables.flatMap((access) => mutationFields(registry, access)),
    ...functionFields(registry, 'mutation'),
    ...actionFields(registry, 'mutation'),
  ]
  const subscriptions = [
    ...tables.flatMap((access) => queryFields(registry, access, 'subscriptionRoots')),
    ...tables.flatMap((access) => streamFields(registry, access)),
    ...functionFields(registry, 'query'),
  ]
  const noQueries: OutputField = {
    name: 'no_queries_available',
    description: NO_QUERIES,
    type: nonNull(named(registry.scalar('String'))),
    args: NO_ARGUMENTS,
    meaning: { kind: 'noQueries' },
  }
  const namesOf = (fields: readonly OutputField[]) => fields.map(({ name }) => name)
  return {
    fieldNames: { query: namesOf(queries), mutation: namesOf(mutations) },
    query: objectType('query_root', undefined, () => (queries.length > 0 ? queries : [noQueries])),
    mutation: mutations.length > 0 ? objectType('mutation_root', 'mutation root', () => mutations) : null,
    subscription: subscriptions.length > 0 ? objectType('subscription_root', undefined, () => subscriptions) : null,
  }
}

type Rest = Pick<OutputField, 'type' | 'args' | 'meaning'>

/** A table's root field with its own name and comment, or the defaults. */
function rootField({ table }: TableAccess, root: RootFieldName, text: string, rest: Rest): OutputField {
  return { name: table.rootFields[root], description: table.customRootFields[root]?.comment ?? text, ...rest }
}

function queryFields(
  registry: Registry,
  access: TableAccess,
  rootsKey: 'queryRoots' | 'subscriptionRoots',
): OutputField[] {
  const { table, select } = access
  if (!select) return []
  const { name: label } = table
  const allows = (root: string) => select[rootsKey]?.has(root) ?? true
  const fields: OutputField[] = []
  const type = tableType(registry, access)
  const args = listArguments(registry, access)
  if (allows('select') && hasFields(registry, access)) {
    const rest: Rest = { type: nonNull(listOf(type)), args, meaning: { kind: 'select', access } }
    fields.push(rootField(access, 'select', `fetch data from the table: "${label}"`, rest))
  }
  if (allows('select_aggregate') && select.allowAggregations) {
    const aggregate = nonNull(named(aggregateType(registry, access)))
    const rest: Rest = { type: aggregate, args, meaning: { kind: 'selectAggregate', access } }
    fields.push(rootField(access, 'select_aggregate', `fetch aggregated fields from the table: "${label}"`, rest))
  }
  const key = pkArguments(registry, access)
  if (allows('select_by_pk') && key) {
    const text = `fetch data from the table: "${label}" using primary key columns`
    const rest: Rest = { type: named(type), args: fieldMap(key), meaning: { kind: 'selectByPk', access } }
    fields.push(rootField(access, 'select_by_pk', text, rest))
  }
  return fields
}

function streamFields(registry: Registry, access: TableAccess): OutputField[] {
  const { select } = access
  if (!select || !(select.subscriptionRoots?.has('select_stream') ?? true)) return []
  const field = streamField(registry, access)
  return field ? [field] : []
}

function mutationFields(registry: Registry, access: TableAccess): OutputField[] {
  return [...insertFields(registry, access), ...updateFields(registry, access), ...deleteFields(registry, access)]
}

function insertFields(registry: Registry, access: TableAccess): OutputField[] {
  const { table, insert } = access
  if (!insert || !table.catalog.isInsertable) return []
  const input = insertInputType(registry, access)
  const conflict = onConflictArgument(registry, access, 'upsert condition')
  const many: InputField = { name: 'objects', description: 'the rows to be inserted', type: nonNull(listOf(input)) }
  const fields = [
    rootField(access, 'insert', `insert data into the table: "${table.name}"`, {
      type: named(mutationResponseType(registry, access)),
      args: fieldMap([many, ...conflict]),
      meaning: { kind: 'insert', access },
    }),
  ]
  if (!hasFields(registry, access)) return fields
  const one: InputField = { name: 'object', description: 'the row to be inserted', type: nonNull(named(input)) }
  fields.push(
    rootField(access, 'insert_one', `insert a single row into the table: "${table.name}"`, {
      type: named(tableType(registry, access)),
      args: fieldMap([one, ...conflict]),
      meaning: { kind: 'insertOne', access },
    }),
  )
  return fields
}

/** The mandatory filter of an update or delete. */
function whereArgument(registry: Registry, access: TableAccess, verb: 'updated' | 'deleted'): InputField {
  const type = nonNull(named(boolExpType(registry, access)))
  return { name: 'where', description: `filter the rows which have to be ${verb}`, type }
}

function updateFields(registry: Registry, access: TableAccess): OutputField[] {
  const { table, update } = access
  if (!update || !table.catalog.isUpdatable) return []
  if (updatableColumns(access).length === 0 && update.presets.size === 0) return []
  const clauses = updateClauseFields(registry, access)
  const response = mutationResponseType(registry, access)
  const updates: InputField = {
    name: 'updates',
    description: 'updates to execute, in order',
    type: nonNull(listOf(updatesType(registry, access))),
  }
  const fields = [
    rootField(access, 'update', `update data of the table: "${table.name}"`, {
      type: named(response),
      args: fieldMap([...clauses, whereArgument(registry, access, 'updated')]),
      meaning: { kind: 'update', access },
    }),
    rootField(access, 'update_many', `update multiples rows of table: "${table.name}"`, {
      type: list(named(response)),
      args: fieldMap([updates]),
      meaning: { kind: 'updateMany', access },
    }),
  ]
  const key = pkColumnsType(registry, access)
  if (!key) return fields
  fields.push(
    rootField(access, 'update_by_pk', `update single row of the table: "${table.name}"`, {
      type: named(tableType(registry, access)),
      args: fieldMap([...clauses, { name: 'pk_columns', type: nonNull(named(key)) }]),
      meaning: { kind: 'updateByPk', access },
    }),
  )
  return fields
}

function deleteFields(registry: Registry, access: TableAccess): OutputField[] {
  const { table } = access
  if (!access.delete || !table.catalog.isDeletable) return []
  const fields = [
    rootField(access, 'delete', `delete data from the table: "${table.name}"`, {
      type: named(mutationResponseType(registry, access)),
      args: fieldMap([whereArgument(registry, access, 'deleted')]),
      meaning: { kind: 'delete', access },
    }),
  ]
  const key = pkArguments(registry, access)
  if (!key) return fields
  fields.push(
    rootField(access, 'delete_by_pk', `delete single row from the table: "${table.name}"`, {
      type: named(tableType(registry, access)),
      args: fieldMap(key),
      meaning: { kind: 'deleteByPk', access },
    }),
  )
  return fields
}

/** Whether the role may call the function: through its own or a parent's entry, or inferred for queries. */
function mayCall(registry: Registry, fn: FunctionModel): boolean {
  if (registry.role === 'admin') return true
  if (fn.exposedAs === 'query' && registry.settings.inferFunctionPermissions) return true
  return [...registry.rules.lineage(registry.role)].some((role) => fn.roles.has(role))
}

function functionFields(registry: Registry, exposedAs: 'query' | 'mutation'): OutputField[] {
  return registry.source.functions.flatMap((fn): OutputField[] => {
    const access = registry.access(fn.returns)
    if (fn.exposedAs !== exposedAs || !access.select || !access.table.isExposed || !mayCall(registry, fn)) return []
    const argument = functionArgument(registry, `${fn.name}_args`, fn)
    const own = argument ? [argument] : []
    const verb = exposedAs === 'mutation' ? 'execute VOLATILE function' : 'execute function'
    const label = access.table.name
    const type = tableType(registry, access)
    const description = fn.comment ?? `${verb} "${fn.catalog.name}" which returns "${label}"`
    const meaning = { kind: 'function', fn, access } as const
    const args = fieldMap([...own, ...listArguments(registry, access).values()])
    const rows: OutputField = fn.catalog.returnsSet
      ? { name: fn.name, description, type: nonNull(listOf(type)), args, meaning }
      : { name: fn.name, description, type: named(type), args: fieldMap(own), meaning }
    if (!access.select.allowAggregations) return [rows]
    const aggregate: OutputField = {
      name: fn.aggregateName,
      description: `${verb} "${fn.catalog.name}" and query aggregates on result of table type "${label}"`,
      type: nonNull(named(aggregateType(registry, access))),
      args,
      meaning: { kind: 'functionAggregate', fn, access },
    }
    return [rows, aggregate]
  })
}
