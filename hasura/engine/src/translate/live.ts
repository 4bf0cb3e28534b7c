import type { AggregatePlan, SelectPlan, StreamPlan } from '../plan/model/row-plan.js'
import type { Param } from '../schema/source/param.js'
import { printSql, type Statement } from '../sql/print-sql.js'
import { EMPTY, identifier, join, parameter, type SqlNode, sql, trusted } from '../sql/sql-node.js'
import { isLonger } from './answer.js'
import { castParam, conditionSql, operandSql, whereSql } from './condition.js'
import { inlineObject } from './json.js'
import { Names, type Sql, scopeOfRows } from './scope.js'
import { aggregateExpression, fieldPairs, limitSql, selectExpression, sourceSql } from './select.js'

/** A root field that can be subscribed to. */
export type LivePlan =
  | { readonly kind: 'rows'; readonly select: SelectPlan }
  | { readonly kind: 'aggregate'; readonly aggregate: AggregatePlan }
  | { readonly kind: 'stream'; readonly stream: StreamPlan }

/** A parameter of a live statement: the members' numbers, one text per member, or a text shared by all. */
export type LiveParam =
  | { readonly kind: 'numbers' }
  | { readonly kind: 'column'; readonly index: number }
  | { readonly kind: 'shared'; readonly param: Param }

/**
 * One statement for many subscribers; returns (number, JSON text, cursor) for each. Only streams have a cursor. If
 * there is a size limit, the text's length follows, and texts too long for their subscriber are omitted.
 */
export interface LiveStatement extends Statement<LiveParam> {
  /** Per-member parameters. */
  readonly own: readonly Param[]
  /** Which of `own` is the stream's cursor. */
  readonly cursorIndex: number | null
  /** Maximum size of one result; 0 for unlimited. */
  readonly maxBytes: number
}

const MEMBER = 'm'
const NUMBER = 'n'

/** Translates a subscription's root field: per-subscriber values are unnested, the field is joined laterally. */
export function liveStatement(plan: LivePlan, maxBytes: number): LiveStatement {
  const cursor = plan.kind === 'stream' ? plan.stream.cursor.initial : null
  const own: Param[] = cursor ? [cursor] : []
  const body = withColumns(bodySql(plan, new Names()), own)
  const arrays = own.map((_, index) => sql<LiveParam>`${parameter<LiveParam>({ kind: 'column', index })}::text[]`)
  const lists = join<LiveParam>([sql<LiveParam>`${parameter<LiveParam>({ kind: 'numbers' })}::int4[]`, ...arrays])
  const columns = join([identifier(NUMBER), ...own.map((_, index) => identifier(columnName(index)))])
  const statement = printSql<LiveParam>(
    sql<LiveParam>`select ${identifier(MEMBER, NUMBER)}, ${answerColumns(maxBytes)} from unnest(${lists}) as ${identifier(MEMBER)}(${columns}) cross join lateral (${body}${maxBytes > 0 ? trusted(' offset 0') : EMPTY}) as "r"("root", "cursor")`,
  )
  return { ...statement, own, cursorIndex: cursor ? 0 : null, maxBytes }
}

function answerColumns(maxBytes: number): SqlNode<never> {
  const [root, cursor] = [identifier('r', 'root'), identifier('r', 'cursor')]
  if (maxBytes === 0) return join([root, cursor])
  return sql`case when not ${isLonger(root, maxBytes)} then ${root} end, ${cursor}, octet_length(${root})::text`
}

const columnName = (index: number) => `p${index}`

/** Replaces every parameter that may differ between members by a column; these are collected in `own`. */
function withColumns(node: Sql, own: Param[]): SqlNode<LiveParam> {
  if (node.kind === 'list') return { kind: 'list', nodes: node.nodes.map((one) => withColumns(one, own)) }
  if (node.kind !== 'parameter') return node
  const param = node.parameter
  if (param.kind === 'constant' && !own.includes(param)) return parameter<LiveParam>(sharedParam(param))
  if (!own.includes(param)) own.push(param)
  return identifier(MEMBER, columnName(own.indexOf(param)))
}

const sharedParams = new WeakMap<Param, LiveParam>()

/** The same object for the same parameter, so that it is bound once. */
function sharedParam(param: Param): LiveParam {
  const known = sharedParams.get(param) ?? { kind: 'shared', param }
  sharedParams.set(param, known)
  return known
}

function bodySql(plan: LivePlan, names: Names): Sql {
  switch (plan.kind) {
    case 'rows':
      return sql`select ${selectExpression(plan.select, names, null)}::text, null::text`
    case 'aggregate':
      return sql`select ${aggregateExpression(plan.aggregate, names, null)}::text, null::text`
    case 'stream':
      return streamSql(plan.stream, names)
  }
}

/** The next rows in cursor order, and the position of the last one. */
function streamSql({ rows, fields, cursor, batchSize }: StreamPlan, names: Names): Sql {
  const alias = names.fresh()
  const scope = scopeOfRows(names, alias, rows, null)
  const position = operandSql(cursor.operand, scope)
  const isLater = sql`${position} ${trusted(cursor.isDescending ? '<' : '>')} ${castParam(cursor.initial, cursor.sqlType)}`
  const where = whereSql([conditionSql(rows.permission, scope), conditionSql(rows.where, scope), isLater])
  const order = sql`${position} ${trusted(cursor.isDescending ? 'desc' : 'asc')}`
  const object = inlineObject(fieldPairs(fields, scope))
  const batch = sql`select ${object} as "object", ${position}::text as "position" from ${sourceSql(rows.source, null)} as ${identifier(alias)}${where} order by ${order}${limitSql(batchSize, rows.permissionLimit)}`
  return sql`select json_agg("b"."object")::text, (array_agg("b"."position"))[count(*)] from (${batch}) as "b"`
}
