import { identifier, type SqlNode, sql, trusted } from '../sql/sql-node.js'
import type { Sql } from './scope.js'

/** What is told of an answer that is longer than whoever runs the engine allows. */
export const tooLongMessage = (bytes: number) => `the answer is longer than ${bytes} bytes: ask for less`

const ANSWER = 'answer'
const JSON_COLUMN = 'json'

/**
 * A select of one JSON value as a select of its text, which fails where that is longer than so many bytes (0: however
 * long it is). The statement measures what it has made before it is sent, so a long answer costs this process nothing,
 * and a change that would bring it is undone as anything that fails is. `offset 0` keeps Postgres from making the value
 * anew for each place that names it; a long text knows its length, and JSON becomes text without a copy.
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

/** The same of a column that is made once. `concat` is merely stable, so that Postgres doesn't fail while planning. */
export function limitedText(column: Sql, maxBytes: number): Sql {
  if (maxBytes === 0) return sql`${column}::text`
  const failure = trusted(`concat('${tooLongMessage(maxBytes)}')::boolean::text`)
  return sql`case when ${isLonger(column, maxBytes)} then ${failure} else ${column}::text end`
}

/** Whether a column's text is too long. */
export function isLonger<P>(column: SqlNode<P>, maxBytes: number): SqlNode<P> {
  return sql<P>`octet_length(${column}::text) > ${trusted(String(maxBytes))}`
}
