import { identifier, type SqlNode, sql, trusted } from '../sql/sql-node.js'
import type { Sql } from './scope.js'

/** The error for a response longer than the configured limit. */
export const tooLongMessage = (bytes: number) => `the answer is longer than ${bytes} bytes: ask for less`

const ANSWER = 'answer'
const JSON_COLUMN = 'json'

/**
 * Turns a select of one JSON value into a select of its text, which fails if longer than this many bytes (0:
 * unlimited). The statement measures its result before sending it, so a long one costs this process nothing, and a
 * mutation that returns it is rolled back like any failure. `offset 0` keeps Postgres from computing the value again
 * for each reference; a long text knows its length, and converting JSON to text makes no copy.
 */
export function answerSelect(select: Sql, maxBytes: number): Sql {
  const json = identifier(ANSWER, JSON_COLUMN)
  const source = sql`(${select} offset 0) as ${identifier(ANSWER)}(${identifier(JSON_COLUMN)})`
  return sql`select ${limitedText(json, maxBytes)} as "root" from ${source}`
}

/** A JSON value as text within the limit. */
export function answerText(value: Sql, maxBytes: number): Sql {
  if (maxBytes === 0) return sql`${value}::text`
  return sql`(${answerSelect(sql`select ${value}`, maxBytes)})`
}

/** Same for a column that is computed once. `concat` is only stable, so Postgres doesn't fail during planning. */
export function limitedText(column: Sql, maxBytes: number): Sql {
  if (maxBytes === 0) return sql`${column}::text`
  const failure = trusted(`concat('${tooLongMessage(maxBytes)}')::boolean::text`)
  return sql`case when ${isLonger(column, maxBytes)} then ${failure} else ${column}::text end`
}

/** Whether a column's text is too long. */
export function isLonger<P>(column: SqlNode<P>, maxBytes: number): SqlNode<P> {
  return sql<P>`octet_length(${column}::text) > ${trusted(String(maxBytes))}`
}
