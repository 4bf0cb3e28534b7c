import type { SelectPlan } from '../plan/model/row-plan.js'
import type { ColumnMapping } from '../schema/source/model.js'
import type { Param } from '../schema/source/param.js'
import { printSql, type Statement } from '../sql/print-sql.js'
import { constant, identifier, join, parameter, sql, trusted } from '../sql/sql-node.js'
import { answerText } from './answer.js'
import { Names, scopeOf } from './scope.js'
import { selectExpression } from './select.js'

const OBJECTS: Param = { kind: 'parentRow', column: 'objects' }

/**
 * For each object in a JSON list, in order, its related rows as one JSON text. The objects' mapped members are cast to
 * the remote columns' types.
 */
export function relatedToActionStatement(
  mapping: ColumnMapping,
  select: SelectPlan,
  maxBytes: number,
): Statement<Param> {
  const names = new Names()
  const parent = names.fresh('p')
  const columns = mapping.map(([field, column]) => {
    const type = select.source.table.catalog.columns.get(column)?.type.sqlType ?? 'text'
    return sql<Param>`("o"."value"->>${constant(field)})::${trusted(type)} as ${identifier(field)}`
  })
  const list = join<Param>([...columns, sql<Param>`"o"."place"`])
  const objects = sql<Param>`(select ${list} from json_array_elements(${parameter(OBJECTS)}::json) with ordinality as "o"("value", "place")) as ${identifier(parent)}`
  const value = selectExpression({ ...select, join: mapping }, names, scopeOf(names, parent))
  return printSql<Param>(
    sql`select ${answerText(value, maxBytes)} from ${objects} order by ${identifier(parent, 'place')}`,
  )
}
