import { sql } from '../sql/sql-node.js'
import type { Sql } from './scope.js'

/** Part of the message of the error raised by `checkedSql`. */
export const CHECK_VIOLATION = 'permission check violation'

/**
 * An expression that is true if the check holds, and otherwise (false or null) aborts the statement, because casting
 * the text fails. `concat` is only stable, so Postgres doesn't evaluate it during planning.
 */
export function checkedSql(check: Sql): Sql {
  return sql`case when ${check} then true else concat('permission check violation')::boolean end`
}
