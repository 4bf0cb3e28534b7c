import type { TableAccess } from '../../schema/access.js'
import { itemText, textCodec } from '../../schema/source/codecs.js'
import {
  type AggregatePredicate,
  ALWAYS,
  and,
  type Condition,
  type Operand,
  or,
  visible,
} from '../../schema/source/condition.js'
import type { RelationshipModel } from '../../schema/source/model.js'
import { takesList } from '../../schema/source/operators.js'
import type { InputType } from '../../schema/types/type-model.js'
import { innermost, type TypeRef } from '../../schema/types/type-model.js'
import { invalid, type PlanContext } from '../context.js'
import {
  enumValue,
  flag,
  type Given,
  type GivenField,
  isNull,
  listItems,
  nullError,
  objectFields,
  scalarParam,
} from '../request/input.js'

/** The condition for a `t_bool_exp`. */
export function planWhere(context: PlanContext, given: Given, type: TypeRef, path: string): Condition {
  const input = innermost(type)
  if (isNull(given)) throw nullError(type, path)
  if (input.kind !== 'input') return ALWAYS
  return and(objectFields(context, given, input, path).map((one) => planEntry(context, one)))
}

function planList(context: PlanContext, { field, given, path }: GivenField): Condition[] {
  if (isNull(given)) throw invalid('expected a list, but found null', path)
  const type = field.type.kind === 'list' ? field.type.of : field.type
  return listItems(context, given, field.type, path).map((one) => planWhere(context, one.given, type, one.path))
}

function planEntry(context: PlanContext, entry: GivenField): Condition {
  const { field, given, path } = entry
  const { meaning } = field
  switch (meaning?.kind) {
    case 'and':
      return and(planList(context, entry))
    case 'or':
      return or(planList(context, entry))
    case 'not':
      return { kind: 'not', item: planWhere(context, given, field.type, path) }
    case 'filterColumn':
      return planComparisons(context, visible(meaning.column, meaning.condition), entry)
    case 'filterComputed':
      return planComparisons(context, visible(meaning.field, meaning.condition), entry)
    case 'filterRelated':
      return planRelated(context, entry, meaning.remote, meaning.relationship)
    case 'filterComputedTable': {
      const { remote } = meaning
      const target = { kind: 'computed', field: meaning.field, table: remote.table } as const
      const permission = remote.select?.filter ?? ALWAYS
      return { kind: 'related', target, permission, where: planWhere(context, given, field.type, path) }
    }
    case 'filterAggregate':
      return planAggregate(context, entry, meaning.remote, meaning.relationship)
    default:
      throw invalid(`field "${field.name}" can't be used here`, path)
  }
}

function planRelated(
  context: PlanContext,
  { field, given, path }: GivenField,
  remote: TableAccess,
  { mapping }: RelationshipModel,
): Condition {
  const where = planWhere(context, given, field.type, path)
  const target = { kind: 'table', table: remote.table, mapping } as const
  return { kind: 'related', target, permission: remote.select?.filter ?? ALWAYS, where }
}

/** The comparisons of one `X_comparison_exp`, all of which must hold. */
function planComparisons(context: PlanContext, left: Operand, { field, given, path }: GivenField): Condition {
  if (isNull(given)) throw nullError(field.type, path)
  const type = innermost(field.type) as InputType
  return and(objectFields(context, given, type, path).map((one) => planComparison(context, left, one)))
}

function planComparison(context: PlanContext, left: Operand, entry: GivenField): Condition {
  const { field, given, path } = entry
  const { meaning } = field
  if (isNull(given)) {
    if (context.settings.v1BooleanNullCollapse) return ALWAYS
    throw field.type.kind === 'list' ? invalid('expected a list, but found null', path) : nullError(field.type, path)
  }
  switch (meaning?.kind) {
    case 'isNull':
      return { kind: 'isNull', left, isNull: flag(given, path) }
    case 'cast': {
      const type = innermost(field.type)
      if (type.kind !== 'input') throw invalid('unexpected cast', path)
      if (type.name !== 'jsonb_cast_exp')
        return planComparisons(context, { kind: 'cast', of: left, sqlType: 'text' }, entry)
      return and(objectFields(context, given, type, path).map((one) => planComparison(context, left, one)))
    }
    case 'operator': {
      const { operator } = meaning
      const codec = left.kind === 'cast' ? textCodec : meaning.codec
      const right = takesList(operator)
        ? listParam(context, entry, codec)
        : scalarParam(context, given, field.type, codec, path)
      return { kind: 'compare', left, operator, right, isNullSafe: false }
    }
    default:
      throw invalid(`unexpected operator "${field.name}"`, path)
  }
}

/** The list for `_in` and its siblings as one array parameter of any length. */
function listParam(context: PlanContext, { field, given, path }: GivenField, codec: Parameters<typeof scalarParam>[3]) {
  const type = innermost(field.type)
  const items = {
    name: `${codec.name} items`,
    encode: (value: unknown, at: string) => {
      const list: unknown[] = Array.isArray(value) ? value : [value]
      return list.map((one, index) => {
        if (one === null || one === undefined)
          throw invalid(`unexpected null value for type "${type.name}"`, `${at}[${index}]`)
        return itemText(codec.encode(one, `${at}[${index}]`))
      })
    },
  }
  return scalarParam(context, given, field.type, items, path)
}

function planAggregate(
  context: PlanContext,
  { field, given, path }: GivenField,
  remote: TableAccess,
  { mapping }: RelationshipModel,
): Condition {
  if (isNull(given)) throw nullError(field.type, path)
  const functions = objectFields(context, given, innermost(field.type) as InputType, path)
  return and(
    functions.map((one): Condition => {
      const { meaning } = one.field
      if (meaning?.kind !== 'filterAggregateFunction')
        throw invalid(`field "${one.field.name}" can't be used here`, one.path)
      if (isNull(one.given)) throw nullError(one.field.type, one.path)
      const parts = new Map(
        objectFields(context, one.given, innermost(one.field.type) as InputType, one.path).map((part) => [
          part.field.name,
          part,
        ]),
      )
      const filter = parts.get('filter')
      const distinct = parts.get('distinct')
      return {
        kind: 'aggregate',
        table: remote.table,
        mapping,
        permission: remote.select?.filter ?? ALWAYS,
        where:
          filter && !isNull(filter.given) ? planWhere(context, filter.given, filter.field.type, filter.path) : ALWAYS,
        function: meaning.function,
        columns: argumentColumns(context, parts.get('arguments')),
        isDistinct: distinct && !isNull(distinct.given) ? flag(distinct.given, distinct.path) : false,
        predicates: aggregatePredicates(context, parts.get('predicate')),
      }
    }),
  )
}

/** The columns an aggregate takes: a list, one, or X and Y. */
function argumentColumns(context: PlanContext, entry: GivenField | undefined): Operand[] {
  const type = entry && innermost(entry.field.type)
  if (type?.kind !== 'input') return enumColumns(context, entry)
  if (!entry || isNull(entry.given)) return []
  const members = objectFields(context, entry.given, type, entry.path)
  return ['Y', 'X'].flatMap((name) =>
    enumColumns(
      context,
      members.find((one) => one.field.name === name),
    ),
  )
}

/** Columns chosen by an enum value or a list of them. */
export function enumColumns(context: PlanContext, entry: GivenField | undefined): Operand[] {
  if (!entry || isNull(entry.given)) return []
  const type = innermost(entry.field.type)
  if (type.kind !== 'enum') return []
  return listItems(context, entry.given, entry.field.type, entry.path).flatMap((one) =>
    isNull(one.given) ? [] : [enumValue(one.given, type, one.path).meaning as Operand],
  )
}

function aggregatePredicates(context: PlanContext, entry: GivenField | undefined): AggregatePredicate[] {
  if (!entry) return []
  const type = innermost(entry.field.type) as InputType
  return objectFields(context, entry.given, type, entry.path).map((one): AggregatePredicate => {
    if (isNull(one.given)) throw nullError(one.field.type, one.path)
    const { meaning } = one.field
    if (meaning?.kind === 'isNull') return { kind: 'isNull', isNull: flag(one.given, one.path) }
    if (meaning?.kind !== 'operator') throw invalid(`unexpected operator "${one.field.name}"`, one.path)
    const { operator, codec } = meaning
    const right = takesList(operator)
      ? listParam(context, one, codec)
      : scalarParam(context, one.given, one.field.type, codec, one.path)
    return { kind: 'compare', operator, right }
  })
}
