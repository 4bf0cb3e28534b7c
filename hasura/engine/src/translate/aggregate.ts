import type { PgType } from '../catalog/catalog.js'
import type {
  AggregateColumnField,
  AggregatePlan,
  AggregateValueField,
  FieldPlan,
  RowSelection,
  SelectPlan,
} from '../plan/model/row-plan.js'
import type { Operand } from '../schema/source/condition.js'
import type { AggregateOperator } from '../schema/types/meanings.js'
import { constant, EMPTY, identifier, join, sql, trusted } from '../sql/sql-node.js'
import { operandSql } from './condition.js'
import { inlineObject, objectOf, type Pair, selectList } from './json.js'
import { type Names, type Scope, type Sql, scopeOfRows } from './scope.js'

/** The parts of the select translation that aggregates need, injected because each contains the other. */
export interface SelectParts {
  fieldPairs(fields: readonly FieldPlan[], scope: Scope): Pair[]
  rowsSql(rows: RowSelection, names: Names, alias: string, parent: Scope | null, withPermissionLimit?: boolean): Sql
  distinctSql(rows: RowSelection, names: Names, alias: string): Sql
  orderSql(orderBy: RowSelection['orderBy'], scope: Scope): Sql
  selectExpression(plan: SelectPlan, names: Names, parent: Scope | null): Sql
}

/**
 * Three levels: the rows with the values needed, their aggregates, and the JSON object. The permission's limit only
 * applies to `nodes` (semantics §6.5), so the rows are numbered and only the first become JSON. If the request itself
 * limits the rows, or selects only nodes, they are a select of their own.
 */
export function aggregateObject(plan: AggregatePlan, names: Names, parent: Scope | null, parts: SelectParts): Sql {
  const rowAlias = names.fresh()
  const scope = scopeOfRows(names, rowAlias, plan.rows, parent)
  const builder = new AggregateBuilder(names.fresh('b'), names.fresh('a'))
  const result = names.fresh('j')
  const isOnePass = countsRows(plan) && !isCut(plan.rows)
  const pairs = plan.fields.map(({ key, value }): Pair => {
    if (value.kind === 'typename') return { key, value: sql`${constant(value.name)}::text` }
    if (value.kind === 'aggregate')
      return { key, value: inlineObject(value.fields.map((one) => builder.valuePair(one, scope))) }
    const { permissionLimit, orderBy } = plan.rows
    const number = sql`row_number() over (${parts.orderSql(orderBy, scope)})`
    // Postgres sorts rows to count distinct values, and all aggregates then get them in that order.
    const isReordered = orderBy.length > 0 && countsDifferent(plan)
    if (permissionLimit === null) {
      const node = inlineObject(parts.fieldPairs(value.fields, scope))
      return { key, value: builder.nodes(node, isReordered ? number : null) }
    }
    if (!isOnePass) {
      const nodes: SelectPlan = { ...plan.rows, fields: value.fields, isList: true, needsLimitOne: false }
      return { key, value: parts.selectExpression(nodes, names, parent) }
    }
    const node = inlineObject(parts.fieldPairs(value.fields, scope))
    const first = sql`case when ${number} <= ${count(permissionLimit)} then ${node} end`
    return { key, value: builder.firstNodes(first, isReordered ? number : null) }
  })
  const { rowColumns, aggregates } = builder
  // Counting alone needs no columns, but `distinct` needs at least one.
  const carried = rowColumns.length === 0 && plan.rows.distinctOn.length > 0 ? trusted('null') : join(rowColumns)
  const rows = sql`select ${parts.distinctSql(plan.rows, names, rowAlias)}${carried} ${parts.rowsSql(plan.rows, names, rowAlias, parent, false)}`
  const totals =
    aggregates.length === 0
      ? sql`select`
      : sql`select ${join(aggregates)} from (${rows}) as ${identifier(builder.rowsAlias)}`
  const outer = sql`select ${selectList(pairs)} from (${totals}) as ${identifier(builder.totalsAlias)}`
  return sql`select ${objectOf(result, pairs)} from (${outer}) as ${identifier(result)}`
}

const countsRows = ({ fields }: AggregatePlan) => fields.some(({ value }) => value.kind === 'aggregate')

const countsDifferent = ({ fields }: AggregatePlan) =>
  fields.some(
    ({ value }) =>
      value.kind === 'aggregate' &&
      value.fields.some((one) => one.value.kind === 'count' && one.value.isDistinct && one.value.columns.length > 0),
  )

const isCut = ({ distinctOn, limit, offset }: RowSelection) =>
  distinctOn.length > 0 || limit !== null || offset !== null

const count = (limit: number): Sql => trusted(String(Math.trunc(limit)))

/** Collects the values rows must carry and the aggregates over them. */
class AggregateBuilder {
  readonly rowColumns: Sql[] = []
  readonly aggregates: Sql[] = []

  constructor(
    readonly rowsAlias: string,
    readonly totalsAlias: string,
  ) {}

  valuePair({ key, value }: AggregateValueField, scope: Scope): Pair {
    if (value.kind === 'typename') return { key, value: sql`${constant(value.name)}::text` }
    if (value.kind === 'operator') {
      return { key, value: inlineObject(value.fields.map((one) => this.columnPair(one, value.operator, scope))) }
    }
    const columns = value.columns.map((one) => this.carry(operandSql(one, scope)))
    const distinct = value.isDistinct && columns.length > 0 ? trusted('distinct ') : EMPTY
    const argument =
      columns.length === 0 ? trusted('*') : columns.length === 1 ? join(columns) : sql`(${join(columns)})`
    return { key, value: this.total(sql`count(${distinct}${argument})`) }
  }

  /** All rows as a list, sorted by number if they may arrive in another order. */
  nodes(row: Sql, number: Sql | null): Sql {
    return this.total(sql`coalesce(json_agg(${this.carry(row)}${this.byNumber(number)}), '[]')`)
  }

  /** Same for rows that are NULL beyond a certain number. */
  firstNodes(row: Sql, number: Sql | null): Sql {
    const carried = this.carry(row)
    const isThere = sql`filter (where ${carried} is not null)`
    return this.total(sql`coalesce(json_agg(${carried}${this.byNumber(number)}) ${isThere}, '[]')`)
  }

  private byNumber(number: Sql | null): Sql {
    return number ? sql` order by ${this.carry(number)}` : EMPTY
  }

  private columnPair({ key, value }: AggregateColumnField, operator: AggregateOperator, scope: Scope): Pair {
    if (value.kind === 'typename') return { key, value: sql`${constant(value.name)}::text` }
    const total = this.total(aggregateCall(operator, value.operand, this.carry(operandSql(value.operand, scope))))
    return { key, value: value.isText ? sql`${total}::text` : total }
  }

  /** Adds a column to the rows and returns its outer name. */
  private carry(value: Sql): Sql {
    const name = `c${this.rowColumns.length}`
    this.rowColumns.push(sql`${value} as ${identifier(name)}`)
    return identifier(this.rowsAlias, name)
  }

  private total(value: Sql): Sql {
    const name = `c${this.aggregates.length}`
    this.aggregates.push(sql`${value} as ${identifier(name)}`)
    return identifier(this.totalsAlias, name)
  }
}

/** An aggregate over one column. Postgres has no max and min for uuid, so its text is used. */
export function aggregateCall(operator: AggregateOperator | 'count', operand: Operand, value: Sql): Sql {
  const isUuid = typeOf(operand)?.name === 'uuid' && (operator === 'max' || operator === 'min')
  return isUuid ? sql`${trusted(operator)}(${value}::text)::uuid` : sql`${trusted(operator)}(${value})`
}

function typeOf(operand: Operand): PgType | null {
  if (operand.kind === 'column') return operand.type
  if (operand.kind === 'computed') return operand.catalog.returnType
  return operand.kind === 'redacted' ? typeOf(operand.of) : null
}
