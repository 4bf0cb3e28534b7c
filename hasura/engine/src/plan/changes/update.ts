import type { TableAccess } from '../../schema/access.js'
import { ALWAYS, type Condition } from '../../schema/source/condition.js'
import { UPDATE_CLAUSES } from '../../schema/types/mutation-types.js'
import { type InputField, type InputType, innermost } from '../../schema/types/type-model.js'
import { invalid, type PlanContext } from '../context.js'
import type { ColumnUpdate, MutationOutput, UpdateManyPlan, UpdatePlan } from '../model/mutation-plan.js'
import { type Given, isNull, listItems, objectFields, scalarParam } from '../request/input.js'
import { fieldArguments, type TypedField } from '../request/selection.js'
import { equals } from '../rows/select.js'
import { planWhere } from '../rows/where.js'
import { planOutput } from './output.js'

type SchemaField = Extract<TypedField, { kind: 'field' }>
/** The clauses and conditions of one update by name: arguments of a field or members of `t_updates`. */
type Parts = ReadonlyMap<string, { readonly given: Given; readonly path: string; readonly field: InputField }>

/** `update_t` and `update_t_by_pk`. */
export function planUpdate(context: PlanContext, one: SchemaField, access: TableAccess, isByPk: boolean): UpdatePlan {
  const parts = new Map<string, { given: Given; path: string; field: InputField }>()
  for (const [name, argument] of fieldArguments(context, one)) {
    const field = one.field.args.get(name)
    if (field) parts.set(name, { ...argument, field })
  }
  const updates = planClauses(context, parts, one.field.args, access, `${one.selected.path}.args`)
  const where = isByPk ? planPkColumns(context, parts) : planPartWhere(context, parts)
  return updatePlan(access, updates, where, planOutput(context, one, isByPk))
}

/** `update_t_many`: several updates in order, each with its own result. */
export function planUpdateMany(context: PlanContext, one: SchemaField, access: TableAccess): UpdateManyPlan {
  const given = fieldArguments(context, one).get('updates')
  const type = one.field.args.get('updates')?.type
  if (!given || !type) return { kind: 'updateMany', updates: [] }
  const input = innermost(type) as InputType
  const output = planOutput(context, one, false)
  const updates = listItems(context, given.given, type, given.path).map((item) => {
    const parts = new Map(objectFields(context, item.given, input, item.path).map((part) => [part.field.name, part]))
    const clauses = planClauses(context, parts, input.fields, access, item.path)
    return updatePlan(access, clauses, planPartWhere(context, parts), output)
  })
  return { kind: 'updateMany', updates }
}

function updatePlan(
  access: TableAccess,
  updates: readonly ColumnUpdate[],
  where: Condition,
  output: MutationOutput,
): UpdatePlan {
  const { update, table } = access
  const presets = [...(update?.presets ?? [])].flatMap(([name, value]): ColumnUpdate[] => {
    const column = table.columns.get(name)
    return column ? [{ column, clause: '_set', value }] : []
  })
  return {
    kind: 'update',
    table,
    updates: [...updates, ...presets],
    permission: update?.filter ?? ALWAYS,
    where,
    check: update?.check ?? null,
    output,
  }
}

/** Reads the given clauses; rejects none at all, and a column in two of them (semantics §5.3). */
function planClauses(
  context: PlanContext,
  parts: Parts,
  known: ReadonlyMap<string, InputField>,
  access: TableAccess,
  path: string,
): ColumnUpdate[] {
  const updates: ColumnUpdate[] = []
  let isAnyGiven = false
  for (const clause of UPDATE_CLAUSES) {
    const part = parts.get(clause.name)
    if (!part || isNull(part.given)) continue
    isAnyGiven = true
    for (const one of objectFields(context, part.given, innermost(part.field.type) as InputType, part.path)) {
      const { meaning } = one.field
      if (meaning?.kind !== 'value') throw invalid(`field "${one.field.name}" can't be set`, one.path)
      const value = scalarParam(context, one.given, one.field.type, meaning.codec, one.path)
      updates.push({ column: meaning.column, clause: clause.name, value })
    }
  }
  if (!isAnyGiven && (access.update?.presets.size ?? 0) === 0) {
    const names = UPDATE_CLAUSES.map(({ name }) => name).filter((name) => known.has(name))
    throw invalid(`at least any one of ${names.join(', ')} is expected`, path)
  }
  checkRepeats(updates, path)
  return updates
}

function checkRepeats(updates: readonly ColumnUpdate[], path: string): void {
  const clauses = new Map<string, string[]>()
  for (const { column, clause } of updates)
    clauses.set(column.graphqlName, [...(clauses.get(column.graphqlName) ?? []), clause])
  const repeats = [...clauses].filter(([, list]) => list.length > 1).sort(([a], [b]) => (a < b ? -1 : 1))
  if (repeats.length === 0) return
  const texts = repeats.map(([column, list]) => `"${column}" in ${list.join(', ')}`)
  throw invalid(`column found in multiple operators; ${texts.join('. ')}`, path)
}

function planPartWhere(context: PlanContext, parts: Parts): Condition {
  const where = parts.get('where')
  return where ? planWhere(context, where.given, where.field.type, where.path) : ALWAYS
}

function planPkColumns(context: PlanContext, parts: Parts): Condition {
  const part = parts.get('pk_columns')
  if (!part) return ALWAYS
  const items = objectFields(context, part.given, innermost(part.field.type) as InputType, part.path).map((one) => {
    const { meaning } = one.field
    if (meaning?.kind !== 'key') throw invalid(`field "${one.field.name}" is no key`, one.path)
    return equals(meaning.operand, scalarParam(context, one.given, one.field.type, meaning.codec, one.path))
  })
  return { kind: 'and', items }
}
