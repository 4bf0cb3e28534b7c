import { catalogKey } from '../../catalog/catalog.js'
import type { Json, JsonObject } from '../../json.js'
import { type Codec, codecOf, itemText, jsonKind, listCodec, textCodec } from './codecs.js'
import { ALWAYS, and, type Condition, type Operand, or } from './condition.js'
import type { ColumnModel, ComputedFieldModel, RelationshipModel, TableModel } from './model.js'
import { columnOperator, type Operator, operatorsOf, takesList } from './operators.js'
import { constantParam, type Param } from './param.js'

/** The context in which a permission's expression is evaluated. */
interface Scope {
  readonly tables: ReadonlyMap<string, TableModel>
  readonly table: TableModel
  readonly root: TableModel
}

/** The expression doesn't fit the tables; the message is Hasura's without its prefix. */
export class PermissionFault extends Error {}

/**
 * Parses a boolean expression of the metadata (semantics §2.6). Permissions of traversed tables are not applied. Throws
 * PermissionFault.
 */
export function permissionCondition(
  tables: ReadonlyMap<string, TableModel>,
  table: TableModel,
  expression: JsonObject,
): Condition {
  return readObject({ tables, table, root: table }, expression)
}

/** A session variable's name in lower case; undefined if the text isn't one. */
export function sessionVariable(value: Json): string | undefined {
  return typeof value === 'string' && /^x-hasura-/i.test(value) ? value.toLowerCase() : undefined
}

function readObject(scope: Scope, expression: Json): Condition {
  if (!isObject(expression)) throw new PermissionFault(`expected an object, but found ${JSON.stringify(expression)}`)
  return and(Object.entries(expression).map(([key, value]) => readEntry(scope, key, value)))
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readList(scope: Scope, value: Json): Condition[] {
  if (!Array.isArray(value)) throw new PermissionFault('expected a list of boolean expressions')
  return (value as readonly Json[]).map((item) => readObject(scope, item))
}

function readEntry(scope: Scope, key: string, value: Json): Condition {
  const { table } = scope
  switch (key) {
    case '_and':
    case '$and':
      return and(readList(scope, value))
    case '_or':
    case '$or':
      return or(readList(scope, value))
    case '_not':
    case '$not':
      return { kind: 'not', item: readObject(scope, value) }
    case '_exists':
    case '$exists':
      return readExists(scope, value)
  }
  const column = table.columns.get(key)
  if (column) return readComparisons(scope, column, value)
  const relationship = table.relationships.get(key)
  if (relationship) return readRelated(scope, relationship, value)
  const computed = table.computedFields.get(key)
  if (computed && computed.arguments.length > 0)
    throw new PermissionFault('Computed columns with input arguments can not be part of the where clause')
  if (computed?.returns) {
    const where = readObject({ ...scope, table: computed.returns }, value)
    return {
      kind: 'related',
      target: { kind: 'computed', field: computed, table: computed.returns },
      permission: ALWAYS,
      where,
    }
  }
  if (computed) return readComparisons(scope, computed, value)
  throw new PermissionFault(`"${key}" does not exist`)
}

function readRelated(scope: Scope, { remote, mapping }: RelationshipModel, value: Json): Condition {
  const where = readObject({ ...scope, table: remote }, value)
  return { kind: 'related', target: { kind: 'table', table: remote, mapping }, permission: ALWAYS, where }
}

function readExists(scope: Scope, value: Json): Condition {
  const { _table: name = null, _where: where = {} } = isObject(value) ? value : {}
  const qualified = typeof name === 'string' ? { schema: 'public', name } : isObject(name) ? name : {}
  const schema = String(qualified.schema ?? 'public')
  const table = scope.tables.get(catalogKey({ schema, name: String(qualified.name) }))
  if (!table) throw new PermissionFault(`table "${String(qualified.name)}" does not exist`)
  return { kind: 'exists', table, where: readObject({ ...scope, table }, where) }
}

function readComparisons(scope: Scope, left: PlainOperand, value: Json): Condition {
  if (!isObject(value)) return readComparison(scope, left, '_eq', value)
  return and(
    Object.entries(value).map(([key, operand]) => readComparison(scope, left, key.replace(/^\$/, '_'), operand)),
  )
}

type PlainOperand = ColumnModel | ComputedFieldModel

const operandType = (left: PlainOperand) => (left.kind === 'column' ? left.type : left.catalog.returnType)

function readComparison(scope: Scope, left: PlainOperand, key: string, value: Json): Condition {
  const name = key === '_ne' ? '_neq' : key
  if (name === '_is_null') return { kind: 'isNull', left, isNull: readFlag(left, value) }
  if (name === '_cast') return readCast(scope, left, value)
  const type = operandType(left)
  const operator = operatorsOf(type, false).find((one) => one.name === name)
  if (!operator) {
    const byColumn = left.kind === 'column' ? columnOperator(name) : undefined
    if (byColumn && left.kind === 'column') return readColumnComparison(scope, left, byColumn, value)
    throw new PermissionFault(`unexpected operator "${key}" for ${left.name}`)
  }
  if (value === null && operator.operand === 'self') return compareWithNull(left, operator)
  return { kind: 'compare', left, operator, right: readOperand(operator, codecOf(type), value), isNullSafe: true }
}

/** Equality is null-safe; any other comparison with null is null, so no row passes. */
function compareWithNull(left: PlainOperand, operator: Operator): Condition {
  const isEquality = operator.name === '_eq' || operator.name === '_neq'
  if (isEquality) return { kind: 'isNull', left, isNull: operator.name === '_eq' }
  return { kind: 'compare', left, operator, right: constantParam(null), isNullSafe: false }
}

/** Anything but true or false, including a session variable, must not count as either. */
function readFlag(left: PlainOperand, value: Json): boolean {
  if (typeof value === 'boolean') return value
  throw new PermissionFault(
    `_is_null of ${left.name}: parsing Bool failed, expected Bool, but encountered ${jsonKind(value)}`,
  )
}

function readCast(scope: Scope, left: PlainOperand, value: Json): Condition {
  if (!isObject(value)) throw new PermissionFault('expected an object for _cast')
  const comparisons = isObject(value.String ?? null) ? (value.String as JsonObject) : {}
  const of: Operand = { kind: 'cast', of: left, sqlType: 'text' }
  const text = { name: 'text', sqlType: 'text', kind: 'base', element: null } as const
  return and(
    Object.entries(comparisons).map(([name, operand]) => {
      const operator = operatorsOf(text, false).find((one) => one.name === name.replace(/^\$/, '_'))
      if (!operator)
        throw new PermissionFault(`unexpected operator "${name}" in _cast of ${left.name} (${scope.table.name})`)
      return { kind: 'compare', left: of, operator, right: readOperand(operator, textCodec, operand), isNullSafe: true }
    }),
  )
}

/** The right side: session variables stay variables, literals are encoded at once. */
function readOperand(operator: Operator, own: Codec, value: Json): Param {
  const isList = takesList(operator)
  const codec = typeof operator.operand === 'string' ? own : textCodec
  const session = sessionVariable(value)
  if (session) return { kind: 'session', name: session }
  if (!isList) return constantParam(codec.encode(value, '$'))
  if (!Array.isArray(value)) return constantParam(listCodec(codec).encode(value, '$'))
  return { kind: 'list', items: (value as readonly Json[]).map((item) => listItemParam(codec, item)) }
}

/** A preset or list item: a session variable, or a literal encoded for the column's type. */
export function presetParam(codec: Codec, value: Json): Param {
  const session = sessionVariable(value)
  if (session) return { kind: 'session', name: session }
  return constantParam(value === null ? null : codec.encode(value, '$'))
}

function listItemParam(codec: Codec, value: Json): Param {
  const param = presetParam(codec, value)
  return param.kind === 'constant' ? constantParam(itemText(param.value)) : param
}

function readColumnComparison(scope: Scope, left: ColumnModel, operator: Operator, value: Json): Condition {
  const path = Array.isArray(value) ? (value as readonly Json[]) : [value]
  const isOfRoot = path.length === 2 && path[0] === '$'
  if (path.length !== 1 && !isOfRoot) throw new PermissionFault(`expected a column, or ["$", column], for ${left.name}`)
  const name = String(path[path.length - 1])
  const right = (isOfRoot ? scope.root : scope.table).columns.get(name)
  if (!right) throw new PermissionFault(`column "${name}" does not exist`)
  return { kind: 'compareColumns', left, operator, right, isOfRoot }
}
