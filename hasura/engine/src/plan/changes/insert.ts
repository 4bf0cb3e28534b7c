import type { TableAccess } from '../../schema/access.js'
import { ALWAYS } from '../../schema/source/condition.js'
import type { ColumnModel } from '../../schema/source/model.js'
import type { Param } from '../../schema/source/param.js'
import { PLACEHOLDER } from '../../schema/types/mutation-types.js'
import { type InputType, innermost } from '../../schema/types/type-model.js'
import { invalid, type PlanContext } from '../context.js'
import type { InsertObject, InsertPlan, InsertRows, NestedInsert, OnConflictPlan } from '../model/mutation-plan.js'
import { argumentPath, item, member } from '../path.js'
import {
  enumValue,
  type Given,
  type GivenField,
  isNull,
  listItems,
  nullError,
  objectFields,
  scalarParam,
} from '../request/input.js'
import { fieldArguments, type TypedField } from '../request/selection.js'
import { planWhere } from '../rows/where.js'
import { planOutput } from './output.js'

/** `insert_t` and `insert_t_one`, including nested inserts. */
export function planInsert(
  context: PlanContext,
  one: Extract<TypedField, { kind: 'field' }>,
  access: TableAccess,
  isOne: boolean,
): InsertPlan {
  const name = isOne ? 'object' : 'objects'
  const args = fieldArguments(context, one)
  const given = args.get(name)
  const field = one.field.args.get(name)
  const errorPath = argumentPath(one.selected.path, name)
  const objects = given && field ? planObjects(context, { ...given, field }, !isOne, new Set()) : []
  const conflict = args.get('on_conflict')
  const conflictField = one.field.args.get('on_conflict')
  const onConflict =
    conflict && conflictField ? planOnConflict(context, { ...conflict, field: conflictField }, access) : null
  const rows: InsertRows = { access, objects, onConflict, check: access.insert?.check ?? ALWAYS }
  return { kind: 'insert', rows, output: planOutput(context, one, isOne), errorPath }
}

/** The objects of a list, or the single object; `determined` are columns filled by the parent's insert. */
function planObjects(
  context: PlanContext,
  { field, given, path }: GivenField,
  isList: boolean,
  determined: ReadonlySet<string>,
): InsertObject[] {
  const type = innermost(field.type) as InputType
  if (!isList) return [planObject(context, given, type, path, path, determined)]
  const isWritten = given.kind === 'literal' ? given.node.kind === 'ListValue' : Array.isArray(given.value)
  return listItems(context, given, field.type, path).map((one, index) =>
    planObject(context, one.given, type, one.path, isWritten ? one.path : item(path, index), determined),
  )
}

function planObject(
  context: PlanContext,
  given: Given,
  type: InputType,
  path: string,
  errorPath: string,
  determined: ReadonlySet<string>,
): InsertObject {
  const values = new Map<string, Param>()
  const nested: NestedInsert[] = []
  for (const one of objectFields(context, given, type, path)) {
    const { meaning } = one.field
    if (meaning?.kind === 'value') {
      values.set(meaning.column.name, scalarParam(context, one.given, one.field.type, meaning.codec, one.path))
    } else if (meaning?.kind === 'insertRelated' && !isNull(one.given)) {
      nested.push(planNested(context, one, meaning, member(errorPath, one.field.name)))
    }
  }
  checkDetermined(values, nested, determined, errorPath)
  const isBefore = ({ relationship }: NestedInsert) =>
    relationship.kind === 'object' && relationship.insertOrder === 'before'
  return {
    values,
    before: nested.filter(isBefore),
    after: nested.filter((one) => !isBefore(one) && one.rows.objects.length > 0),
    errorPath,
  }
}

/** A column has a single source: the request, the parent row, or the nested row (semantics §5.2). */
function checkDetermined(
  values: ReadonlyMap<string, Param>,
  nested: readonly NestedInsert[],
  determined: ReadonlySet<string>,
  path: string,
): void {
  const clash = [...determined].filter((column) => values.has(column))
  if (clash.length > 0) {
    throw invalid(
      `cannot insert ${clash.map((column) => `"${column}"`).join(', ')} columns as their values are already being determined by parent insert`,
      path,
    )
  }
  for (const { relationship, errorPath } of nested) {
    if (relationship.kind !== 'object' || relationship.insertOrder !== 'before') continue
    const twice = relationship.mapping
      .map(([local]) => local)
      .filter((column) => values.has(column) || determined.has(column))
    if (twice.length === 0) continue
    const columns = twice.map((column) => `"${column}"`).join(', ')
    throw invalid(
      `cannot insert object relationship "${relationship.name}" as ${columns} column values are already determined`,
      errorPath,
    )
  }
}

function planNested(
  context: PlanContext,
  { field, given, path }: GivenField,
  { relationship, remote }: Extract<NonNullable<GivenField['field']['meaning']>, { kind: 'insertRelated' }>,
  errorPath: string,
): NestedInsert {
  const parts = new Map(
    objectFields(context, given, innermost(field.type) as InputType, path).map((part) => [part.field.name, part]),
  )
  const isList = relationship.kind === 'array'
  const fromParent =
    isList || relationship.insertOrder === 'after' ? relationship.mapping.map(([, column]) => column) : []
  const data = parts.get('data')
  if (data && isNull(data.given)) throw nullError(data.field.type, data.path)
  const objects = data
    ? planObjects(context, { ...data, path: member(errorPath, 'data') }, isList, new Set(fromParent))
    : []
  const conflict = parts.get('on_conflict')
  const onConflict = conflict ? planOnConflict(context, conflict, remote) : null
  return {
    relationship,
    rows: { access: remote, objects, onConflict, check: remote.insert?.check ?? ALWAYS },
    errorPath,
  }
}

/** `on_conflict`: the update permission restricts which conflicting rows change. */
function planOnConflict(
  context: PlanContext,
  { field, given, path }: GivenField,
  access: TableAccess,
): OnConflictPlan | null {
  if (isNull(given)) return null
  const parts = new Map(
    objectFields(context, given, innermost(field.type) as InputType, path).map((part) => [part.field.name, part]),
  )
  const constraint = parts.get('constraint')
  const type = constraint ? innermost(constraint.field.type) : undefined
  if (!constraint || type?.kind !== 'enum') throw invalid('missing required field "constraint"', path)
  const where = parts.get('where')
  return {
    constraint: enumValue(constraint.given, type, constraint.path).name,
    columns: updateColumns(context, parts.get('update_columns'), path),
    presets: access.update?.presets ?? new Map(),
    permission: access.update?.filter ?? ALWAYS,
    where: where && !isNull(where.given) ? planWhere(context, where.given, where.field.type, where.path) : ALWAYS,
    updateCheck: access.update?.check ?? null,
  }
}

function updateColumns(context: PlanContext, part: GivenField | undefined, path: string): ColumnModel[] {
  const type = part ? innermost(part.field.type) : undefined
  if (!part || type?.kind !== 'enum') return []
  if (isNull(part.given)) throw nullError(part.field.type, part.path)
  const columns = listItems(context, part.given, part.field.type, part.path).map((one) => {
    const value = enumValue(one.given, type, one.path)
    if (value.name === PLACEHOLDER) throw invalid('erroneous column name', path)
    return value.meaning as ColumnModel
  })
  return [...new Set(columns)]
}
