import type { FieldPlan, MutationOutput } from '../plan/plan.js'
import type { TableModel } from '../schema/source/model.js'
import type { Param } from '../schema/source/param.js'
import { printSql, type Statement } from '../sql/print-sql.js'
import { constant, identifier, parameter, sql, trusted } from '../sql/sql-node.js'
import { castParam } from './condition.js'
import { inlineObject, objectOf, type Pair, selectList } from './json.js'
import { Names, type Sql, scopeOf, tableName } from './scope.js'
import { fieldPairs } from './select.js'

/** The session variables as the GUC `hasura.user`, set before the statement writes its first row. */
const SESSION_GUARD = 'sagework_session'
/** The rows that the statement wrote. */
export const WRITTEN = 'sagework_written'
/** Keys of the row that the second statement binds. */
const ROWS_SLOT: Param = { kind: 'parentRow', column: 'rows' }
const COUNT_SLOT: Param = { kind: 'parentRow', column: 'count' }

/** A mutation field's SQL. `second`, where there is one, gets what the first answers: count and rows. */
export interface MutationStatements {
  readonly first: Statement<Param>
  readonly second: Statement<Param> | null
  /** The first statement sets the session's GUC itself and needs no transaction around it. */
  readonly isGuarded: boolean
}

/** True where the statement may write; it depends on the GUC being set first. */
export function guardSql(): Sql {
  return sql`(select "ok" from ${identifier(SESSION_GUARD)}) is not null`
}

/**
 * Puts a writing statement and its answer together. Cells of the written rows are answered by the same statement; what
 * looks further (relationships, computed fields) must see the state after it, so a second one answers (semantics §5.1).
 */
export function mutationStatements(
  write: Sql,
  isGuarded: boolean,
  table: TableModel,
  output: MutationOutput,
  names: Names,
): MutationStatements {
  if (!looksFurther(output)) {
    const value = outputSql(output, identifier(WRITTEN), countWritten(), names)
    return {
      first: printSql<Param>(sql`${withWritten(write, isGuarded)} select ${value}::text`),
      second: null,
      isGuarded,
    }
  }
  return {
    first: printSql<Param>(sql`${withWritten(write, isGuarded)} ${collectWritten()}`),
    second: outputStatement(table, output),
    isGuarded,
  }
}

export function withWritten(write: Sql, isGuarded: boolean): Sql {
  if (!isGuarded) return sql`with ${identifier(WRITTEN)} as (${write})`
  const session = castParam({ kind: 'sessionJson' }, 'text')
  return sql`with ${identifier(SESSION_GUARD)} as materialized (select set_config('hasura.user', ${session}, true) as "ok"), ${identifier(WRITTEN)} as (${write})`
}

const countWritten = (): Sql => sql`(select count(*) from ${identifier(WRITTEN)})`

/** Count and rows of what was written, as texts. */
export function collectWritten(): Sql {
  const written = identifier(WRITTEN)
  return sql`select count(*)::text, coalesce(json_agg(row_to_json(${written})), '[]')::text from ${written}`
}

/** The statement that answers for rows written before, given as JSON. */
export function outputStatement(table: TableModel, output: MutationOutput): Statement<Param> {
  const rows = sql<Param>`json_populate_recordset(null::${tableName(table.catalog)}, ${parameter(ROWS_SLOT)}::json)`
  return printSql<Param>(sql`select ${outputSql(output, rows, castParam(COUNT_SLOT, 'bigint'), new Names())}::text`)
}

function looksFurther(output: MutationOutput): boolean {
  const further = (fields: readonly FieldPlan[]) =>
    fields.some(({ value }) => value.kind !== 'cell' && value.kind !== 'typename')
  if (output.kind === 'row') return further(output.fields) || hasComputed(output.fields)
  return output.fields.some(({ value }) => value.kind === 'returning' && further(value.fields))
}

const hasComputed = (fields: readonly FieldPlan[]) => fields.some(({ value }) => value.kind === 'computed')

function outputSql(output: MutationOutput, rows: Sql, count: Sql, names: Names): Sql {
  if (output.kind === 'row') return returningSql(output.fields, rows, names, false)
  const pairs = output.fields.map(({ key, value }): Pair => {
    if (value.kind === 'typename') return { key, value: sql`${constant(value.name)}::text` }
    return { key, value: value.kind === 'affectedRows' ? count : returningSql(value.fields, rows, names, true) }
  })
  return inlineObject(pairs)
}

function returningSql(fields: readonly FieldPlan[], rows: Sql, names: Names, isList: boolean): Sql {
  const alias = names.fresh()
  const row = names.fresh('j')
  const pairs = fieldPairs(fields, scopeOf(names, alias))
  const selected = sql`select ${selectList(pairs)} from ${rows} as ${identifier(alias)}`
  const object = objectOf(row, pairs)
  if (!isList) return sql`(select ${object} from (${selected}${trusted(' limit 1')}) as ${identifier(row)})`
  return sql`(select coalesce(json_agg(${object}), '[]') from (${selected}) as ${identifier(row)})`
}

/** The answer of a mutation that had nothing to do. */
export function emptyOutput(output: MutationOutput): string {
  if (output.kind === 'row') return 'null'
  const members = output.fields.map(({ key, value }) => {
    const text = value.kind === 'typename' ? JSON.stringify(value.name) : value.kind === 'affectedRows' ? '0' : '[]'
    return `${JSON.stringify(key)}:${text}`
  })
  return `{${members.join()}}`
}
