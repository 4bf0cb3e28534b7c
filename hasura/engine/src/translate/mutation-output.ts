import type { MutationOutput } from '../plan/model/mutation-plan.js'
import type { FieldPlan } from '../plan/model/row-plan.js'
import type { TableModel } from '../schema/source/model.js'
import { type Param, SESSION_JSON } from '../schema/source/param.js'
import { printSql, type Statement } from '../sql/print-sql.js'
import { constant, identifier, parameter, sql, trusted, wholeRow } from '../sql/sql-node.js'
import { answerText, limitedText } from './answer.js'
import { castParam } from './condition.js'
import { inlineObject, objectOf, type Pair, selectList } from './json.js'
import { Names, type Sql, scopeOf, tableName } from './scope.js'
import { fieldPairs } from './select.js'

/** Alias of the rows the statement wrote. */
export const WRITTEN = 'sagework_written'
/** Key of the row bound by the second statement. */
const ROWS_SLOT: Param = { kind: 'parentRow', column: 'rows' }
const COUNT_SLOT: Param = { kind: 'parentRow', column: 'count' }

/** A mutation field's SQL. `second`, if present, is bound to the first one's result: count and rows. */
export interface MutationStatements {
  readonly first: Statement<Param>
  readonly second: Statement<Param> | null
  /** The first statement sets the session's GUC itself and needs no explicit transaction. */
  readonly isGuarded: boolean
}

/**
 * Sets the session variables as the GUC `hasura.user` and is true. It depends on no row, so Postgres evaluates it once,
 * before the statement's first row.
 */
export function guardSql(): Sql {
  return sql`(select set_config('hasura.user', ${castParam(SESSION_JSON, 'text')}, true)) is not null`
}

/** A writing statement: what precedes RETURNING, the written row's alias, and what the check appends. */
export interface Write {
  readonly statement: Sql
  readonly alias: string
  readonly check: Sql
  /** It contains `guardSql`. */
  readonly isGuarded: boolean
}

/**
 * Combines a writing statement with its result. Cells of the written rows are returned by the same statement; anything
 * beyond (relationships, computed fields) must see the state after it, so a second statement returns it (semantics
 * §5.1).
 */
export function mutationStatements(
  write: Write,
  table: TableModel,
  output: MutationOutput,
  names: Names,
  maxBytes: number,
): MutationStatements {
  const { isGuarded } = write
  const single = (statement: Sql): MutationStatements => ({
    first: printSql<Param>(statement),
    second: null,
    isGuarded,
  })
  if (looksFurther(output)) {
    const first = printSql<Param>(sql`${withWritten(write)} ${collectWritten(maxBytes)}`)
    return { first, second: outputStatement(table, output, maxBytes), isGuarded }
  }
  if (output.kind === 'response') {
    const answer = answerText(outputSql(output, identifier(WRITTEN), countWritten(), names), maxBytes)
    return single(sql`${withWritten(write)} select ${answer}`)
  }
  const row = inlineObject(fieldPairs(output.fields, scopeOf(names, write.alias)))
  return single(sql`${write.statement} returning ${answerText(row, maxBytes)}${write.check}`)
}

/** `with` clause of the written rows, before the final select. */
export function withWritten(write: Write): Sql {
  const rows = sql<Param>`${identifier(WRITTEN)} as (${write.statement} returning ${identifier(write.alias)}.*${write.check})`
  return sql`with ${rows}`
}

const countWritten = (): Sql => sql`(select count(*) from ${identifier(WRITTEN)})`

/** Count and rows of what was written, as texts. */
function collectWritten(maxBytes: number): Sql {
  const all = sql`select count(*), coalesce(json_agg(row_to_json(${wholeRow(WRITTEN)})), '[]') from ${identifier(WRITTEN)}`
  return sql`select "all"."count"::text, ${limitedText(identifier('all', 'rows'), maxBytes)} from (${all}) as "all"("count", "rows")`
}

/** The statement that returns the result for rows written earlier, passed as JSON. */
export function outputStatement(table: TableModel, output: MutationOutput, maxBytes: number): Statement<Param> {
  const rows = sql<Param>`json_populate_recordset(null::${tableName(table.catalog)}, ${parameter(ROWS_SLOT)}::json)`
  const answer = outputSql(output, rows, castParam(COUNT_SLOT, 'bigint'), new Names())
  return printSql<Param>(sql`select ${answerText(answer, maxBytes)}`)
}

function looksFurther(output: MutationOutput): boolean {
  const further = (fields: readonly FieldPlan[]) =>
    fields.some(({ value }) => value.kind !== 'cell' && value.kind !== 'typename')
  if (output.kind === 'row') return further(output.fields)
  return output.fields.some(({ value }) => value.kind === 'returning' && further(value.fields))
}

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

/** The result of a mutation that had nothing to do. */
export function emptyOutput(output: MutationOutput): string {
  if (output.kind === 'row') return 'null'
  const members = output.fields.map(({ key, value }) => {
    const text = value.kind === 'typename' ? JSON.stringify(value.name) : value.kind === 'affectedRows' ? '0' : '[]'
    return `${JSON.stringify(key)}:${text}`
  })
  return `{${members.join()}}`
}
