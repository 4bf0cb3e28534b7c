import type { TableAccess } from '../access.js'
import { hasFields, type Registry, selectableColumns } from '../registry.js'
import { codecOf } from '../source/codecs.js'
import type { CallableModel, ColumnModel, ComputedFieldModel, RelationshipModel } from '../source/model.js'
import { isJson } from '../source/scalars.js'
import { boolExpType, selectColumnEnum } from './bool-exp-types.js'
import type { AggregateOperator } from './meanings.js'
import { COMPARABLE_OPERATORS, columnsFor, computedFor, NUMERIC_OPERATORS, orderByType } from './order-by-types.js'
import {
  fieldMap,
  type InputField,
  inputType,
  listOf,
  named,
  nonNull,
  type ObjectType,
  type OutputField,
  objectType,
} from './type-model.js'

export const NO_ARGUMENTS: ReadonlyMap<string, InputField> = new Map()

/** The table's own type: columns, relationships, computed fields (semantics §3.2). */
export function tableType(registry: Registry, access: TableAccess): ObjectType {
  const { table } = access
  const comment = table.comment ?? `columns and relationships of "${table.name}"`
  return registry.define(table.name, () =>
    objectType(table.name, comment, () => [
      ...selectableColumns(access).map((column) => columnField(registry, access, column)),
      ...[...table.relationships.values()].flatMap((one) => relationshipFields(registry, one)),
      ...[...table.computedFields.values()].flatMap((one) => computedFields(registry, access, one)),
    ]),
  )
}

function columnField(registry: Registry, access: TableAccess, column: ColumnModel): OutputField {
  const condition = access.select?.columns.get(column.name) ?? null
  const type = registry.typeOfColumn(column)
  return {
    name: column.graphqlName,
    description: column.comment ?? undefined,
    type: column.catalog.isNullable || condition ? type : nonNull(type),
    args: isJson(column.type) ? jsonPathArgument(registry) : NO_ARGUMENTS,
    meaning: { kind: 'column', column, condition },
  }
}

function jsonPathArgument(registry: Registry): ReadonlyMap<string, InputField> {
  return fieldMap([{ name: 'path', description: 'JSON select path', type: named(registry.scalar('String')) }])
}

function relationshipFields(registry: Registry, relationship: RelationshipModel): OutputField[] {
  const remote = registry.access(relationship.remote)
  if (!remote.select || !remote.table.isExposed) return []
  const { name, comment, kind } = relationship
  if (kind === 'object') {
    const type = named(tableType(registry, remote))
    return [
      {
        name,
        description: comment ?? 'An object relationship',
        type: mayBeMissing(relationship, remote) ? type : nonNull(type),
        args: NO_ARGUMENTS,
        meaning: { kind: 'relationship', relationship, remote },
      },
    ]
  }
  const args = listArguments(registry, remote)
  const rows: OutputField = {
    name,
    description: comment ?? 'An array relationship',
    type: nonNull(listOf(tableType(registry, remote))),
    args,
    meaning: { kind: 'relationship', relationship, remote },
  }
  if (!remote.select.allowAggregations) return [rows]
  const aggregate: OutputField = {
    name: `${name}_aggregate`,
    description: comment ?? 'An aggregate relationship',
    type: nonNull(named(aggregateType(registry, remote))),
    args,
    meaning: { kind: 'relationshipAggregate', relationship, remote },
  }
  return [rows, aggregate]
}

/** Even a non-null foreign key finds no row if the role's filter hides it. */
function mayBeMissing({ isNullable }: RelationshipModel, { select }: TableAccess): boolean {
  const seesAll = select?.filter.kind === 'constant' && select.filter.value
  return isNullable || !seesAll
}

function computedFields(registry: Registry, access: TableAccess, field: ComputedFieldModel): OutputField[] {
  const argument = computedArguments(registry, access, field)
  const description = field.comment ?? undefined
  if (!field.returns) {
    const condition = access.select?.computedFields.get(field.name)
    if (condition === undefined) return []
    const { returnType } = field.catalog
    const path = isJson(returnType) ? [...jsonPathArgument(registry).values()] : []
    const args = fieldMap([...argument, ...path])
    return [
      {
        name: field.name,
        description,
        type: registry.typeOfPg(returnType),
        args,
        meaning: { kind: 'computedScalar', field, condition },
      },
    ]
  }
  const remote = registry.access(field.returns)
  if (!remote.select || !remote.table.isExposed) return []
  const type = tableType(registry, remote)
  if (!field.catalog.returnsSet) {
    return [
      {
        name: field.name,
        description,
        type: named(type),
        args: fieldMap(argument),
        meaning: { kind: 'computedTable', field, remote },
      },
    ]
  }
  const args = fieldMap([...argument, ...listArguments(registry, remote).values()])
  return [
    { name: field.name, description, type: listOf(type), args, meaning: { kind: 'computedTable', field, remote } },
  ]
}

function computedArguments(registry: Registry, { table }: TableAccess, field: ComputedFieldModel): InputField[] {
  const argument = functionArgument(registry, `${field.name}_${table.name}_args`, field)
  return argument ? [argument] : []
}

/** The `args` argument of a function or computed field; null if there are none. */
export function functionArgument(registry: Registry, typeName: string, callable: CallableModel): InputField | null {
  if (callable.arguments.length === 0) return null
  const type = registry.define(typeName, () =>
    inputType(typeName, undefined, () =>
      callable.arguments.map((argument) => ({
        name: argument.graphqlName,
        type: named(registry.scalar(argument.type.element ? argument.type.name : scalarOf(registry, argument.type))),
        meaning: { kind: 'functionArgument', codec: codecOf(argument.type) },
      })),
    ),
  )
  const isOptional = callable.arguments.every(({ hasDefault }) => hasDefault)
  const description = `input parameters for function "${callable.catalog.name}"`
  return { name: 'args', description, type: isOptional ? named(type) : nonNull(named(type)) }
}

function scalarOf(registry: Registry, type: ColumnModel['type']): string {
  const ref = registry.typeOfPg(type)
  return ref.kind === 'named' ? ref.type.name : type.name
}

/** Arguments of a list of rows. */
export function listArguments(registry: Registry, access: TableAccess): ReadonlyMap<string, InputField> {
  const columns = selectColumnEnum(registry, access)
  const int = named(registry.scalar('Int'))
  return fieldMap([
    ...(columns ? [{ name: 'distinct_on', description: 'distinct select on columns', type: listOf(columns) }] : []),
    { name: 'limit', description: 'limit the number of rows returned', type: int },
    { name: 'offset', description: 'skip the first n rows. Use only with order_by', type: int },
    {
      name: 'order_by',
      description: 'sort the rows by one or more columns',
      type: listOf(orderByType(registry, access)),
    },
    { name: 'where', description: 'filter the rows returned', type: named(boolExpType(registry, access)) },
  ])
}

/** `t_aggregate`. */
export function aggregateType(registry: Registry, access: TableAccess): ObjectType {
  const { name: label } = access.table
  const hasColumns = hasFields(registry, access)
  return registry.define(`${label}_aggregate`, () =>
    objectType(`${label}_aggregate`, `aggregated selection of "${label}"`, () => [
      {
        name: 'aggregate',
        type: named(aggregateFieldsType(registry, access)),
        args: NO_ARGUMENTS,
        meaning: { kind: 'aggregate' },
      },
      ...(hasColumns
        ? [
            {
              name: 'nodes',
              type: nonNull(listOf(tableType(registry, access))),
              args: NO_ARGUMENTS,
              meaning: { kind: 'nodes' },
            } as const,
          ]
        : []),
    ]),
  )
}

function aggregateFieldsType(registry: Registry, access: TableAccess): ObjectType {
  const { name: label } = access.table
  const name = `${label}_aggregate_fields`
  return registry.define(name, () =>
    objectType(name, `aggregate fields of "${label}"`, () => [
      countField(registry, access),
      ...[...NUMERIC_OPERATORS, ...COMPARABLE_OPERATORS].flatMap((operator): OutputField[] => {
        const operands = [...columnsFor(operator, selectableColumns(access)), ...computedFor(operator, access)]
        if (operands.length === 0) return []
        const type = named(operatorFieldsType(registry, access, operator, operands))
        return [{ name: operator, type, args: NO_ARGUMENTS, meaning: { kind: 'aggregateOperator', operator } }]
      }),
    ]),
  )
}

function countField(registry: Registry, access: TableAccess): OutputField {
  const columns = selectColumnEnum(registry, access)
  const args: InputField[] = columns ? [{ name: 'columns', type: listOf(columns) }] : []
  const distinct: InputField = { name: 'distinct', type: named(registry.scalar('Boolean')), meaning: { kind: 'flag' } }
  return {
    name: 'count',
    type: nonNull(named(registry.scalar('Int'))),
    args: fieldMap(columns ? [...args, distinct] : [distinct]),
    meaning: { kind: 'count' },
  }
}

function operatorFieldsType(
  registry: Registry,
  access: TableAccess,
  operator: AggregateOperator,
  operands: readonly (ColumnModel | ComputedFieldModel)[],
): ObjectType {
  const name = `${access.table.name}_${operator}_fields`
  const keepsType = operator === 'sum' || COMPARABLE_OPERATORS.includes(operator)
  return registry.define(name, () =>
    objectType(name, `aggregate ${operator} on columns`, () =>
      operands.map((operand): OutputField => {
        const isColumn = operand.kind === 'column'
        const ownType = isColumn ? registry.typeOfColumn(operand) : registry.typeOfPg(operand.catalog.returnType)
        const conditions = isColumn ? access.select?.columns : access.select?.computedFields
        return {
          name: isColumn ? operand.graphqlName : operand.name,
          description: operand.comment ?? undefined,
          type: keepsType ? ownType : named(registry.scalar('Float')),
          args: NO_ARGUMENTS,
          meaning: { kind: 'aggregateColumn', operand, condition: conditions?.get(operand.name) ?? null },
        }
      }),
    ),
  )
}
