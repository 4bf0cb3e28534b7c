import type { InsertRows, MutationOutput, OnConflictPlan } from '../plan/model/mutation-plan.js'
import type { ColumnModel, TableModel } from '../schema/source/model.js'
import { constantParam, type Param } from '../schema/source/param.js'
import { printSql, type Statement } from '../sql/print-sql.js'
import { EMPTY, identifier, join, sql, trusted, wholeRow } from '../sql/sql-node.js'
import { answerText } from './answer.js'
import { checkedSql } from './check.js'
import { castParam, conditionSql, whereSql } from './condition.js'
import {
  guardSql,
  type MutationStatements,
  mutationStatements,
  WRITTEN,
  type Write,
  withWritten,
} from './mutation-output.js'
import { column, Names, type Sql, scopeOf, tableName } from './scope.js'

type Values = ReadonlyMap<string, Param>

/** Inserts rows without nested ones, in one statement. */
export function insertStatements(rows: InsertRows, output: MutationOutput, maxBytes: number): MutationStatements {
  const names = new Names()
  const values = rows.objects.map((object) => object.values)
  return mutationStatements(insertSql(rows, values, names), rows.access.table, output, names, maxBytes)
}

/** Inserts rows within a nested insert, returning their count. */
export function insertBatchStatement(rows: InsertRows, values: readonly Values[]): Statement<Param> {
  const count = sql`select count(*)::text from ${identifier(WRITTEN)}`
  return printSql<Param>(sql`${withWritten(insertSql(rows, values, new Names(), false))} ${count}`)
}

/**
 * Inserts one row that others depend on, returning the columns they need as texts, followed by the row as JSON of at
 * most this many bytes if requested.
 */
export function insertRowStatement(
  rows: InsertRows,
  values: Values,
  columns: readonly string[],
  json: { readonly maxBytes: number } | null,
): Statement<Param> {
  const write = insertSql(rows, [values], new Names(), false)
  const texts = columns.map((name) => sql<Param>`${column(WRITTEN, name)}::text`)
  const whole = json ? [answerText(sql`row_to_json(${wholeRow(WRITTEN)})`, json.maxBytes)] : []
  const list = join<Param>([...texts, ...whole])
  return printSql<Param>(sql`${withWritten(write)} select ${list} from ${identifier(WRITTEN)}`)
}

function insertSql(rows: InsertRows, objects: readonly Values[], names: Names, mayGuard = true): Write {
  const { access, onConflict } = rows
  const { table } = access
  const alias = names.fresh()
  const presets = access.insert?.presets ?? new Map<string, Param>()
  const all = objects.map((values) => new Map([...values, ...presets]))
  const columns = writtenColumns([...table.catalog.columns.values()], all)
  // DEFAULT is only allowed in a VALUES list, where no condition can delay it until the session is set.
  const isUniform = all.every((values) => columns.every(({ name }) => values.has(name)))
  const isGuarded = mayGuard && isUniform
  const targets = join(columns.map(({ name }) => identifier(name)))
  const source =
    isUniform && all.length >= MANY_ROWS ? columnWise(all, columns, isGuarded) : rowWise(all, columns, isGuarded)
  const target = sql<Param>`insert into ${tableName(table.catalog)} as ${identifier(alias)} (${targets}) ${source}`
  const conflict = onConflict ? onConflictSql(table, onConflict, alias, names) : EMPTY
  return { statement: sql`${target}${conflict}`, alias, check: returningCheck(rows, alias, names), isGuarded }
}

/**
 * From this many rows on, values are sent as one array per column: statements stay short and within 65,535 parameters.
 */
const MANY_ROWS = 50

type Column = { readonly name: string; readonly type: { readonly sqlType: string } }

function columnWise(all: readonly Values[], columns: readonly Column[], isGuarded: boolean): Sql {
  const arrays = columns.map(({ name }) => {
    const items = all.map((values) => values.get(name) ?? constantParam(null))
    return castParam({ kind: 'list', items }, 'text[]')
  })
  const names = join(columns.map((_, index) => identifier(`c${index}`)))
  const list = join(columns.map(({ type }, index) => sql<Param>`${column('v', `c${index}`)}::${trusted(type.sqlType)}`))
  const where = isGuarded ? sql<Param>` where ${guardSql()}` : EMPTY
  return sql`select ${list} from unnest(${join(arrays)}) as "v"(${names})${where}`
}

function rowWise(all: readonly Values[], columns: readonly Column[], isGuarded: boolean): Sql {
  const lists = all.map((values) => join(columns.map(({ name, type }) => valueSql(values.get(name), type.sqlType))))
  return isGuarded ? guardedRows(lists) : sql`values ${join(lists.map((list) => sql`(${list})`))}`
}

function writtenColumns<C extends { readonly name: string }>(columns: readonly C[], all: readonly Values[]): C[] {
  const used = columns.filter(({ name }) => all.some((values) => values.has(name)))
  return used.length > 0 ? used : columns.slice(0, 1)
}

function valueSql(param: Param | undefined, sqlType: string): Sql {
  return param ? castParam(param, sqlType) : trusted('default')
}

function guardedRows(lists: readonly Sql[]): Sql {
  const [only] = lists
  if (only && lists.length === 1) return sql`select ${only} where ${guardSql()}`
  return sql`select * from (values ${join(lists.map((list) => sql`(${list})`))}) as "v" where ${guardSql()}`
}

function onConflictSql(table: TableModel, plan: OnConflictPlan, alias: string, names: Names): Sql {
  const target = sql` on conflict on constraint ${identifier(plan.constraint)}`
  if (plan.columns.length === 0) return sql`${target} do nothing`
  const chosen = plan.columns.map(
    (one: ColumnModel) => sql<Param>`${identifier(one.name)} = ${identifier('excluded', one.name)}`,
  )
  const presets = [...plan.presets].map(
    ([name, param]) =>
      sql<Param>`${identifier(name)} = ${castParam(param, table.catalog.columns.get(name)?.type.sqlType ?? 'text')}`,
  )
  const scope = scopeOf(names, alias)
  const where = whereSql([conditionSql(plan.permission, scope), conditionSql(plan.where, scope)])
  return sql`${target} do update set ${join([...chosen, ...presets])}${where}`
}

/** Inserted rows must pass the insert check, rows updated by an upsert the update check. */
function returningCheck({ check, onConflict }: InsertRows, alias: string, names: Names): Sql {
  const scope = scopeOf(names, alias)
  const isTrue = check.kind === 'constant' && check.value
  const updateCheck = onConflict && onConflict.columns.length > 0 ? onConflict.updateCheck : null
  if (isTrue && !updateCheck) return EMPTY
  const inserted = conditionSql(check, scope)
  const isUpsert = onConflict !== null && onConflict.columns.length > 0
  const updated = updateCheck ? conditionSql(updateCheck, scope) : trusted('true')
  const both = isUpsert
    ? sql<Param>`(case when ${identifier(alias, 'xmax')} = 0 then ${inserted} else ${updated} end)`
    : inserted
  return sql`, ${checkedSql(both)} as "sagework_check"`
}
