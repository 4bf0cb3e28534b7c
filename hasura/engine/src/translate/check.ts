import { sql } from '../sql/sql-node.js'
import type { Sql } from './scope.js'

/** Stands in the message of the error that `checkedSql` raises. */
export const CHECK_VIOLATION = 'permission check violation'

/**
 * An expression that is true where the check holds, and otherwise (false or null) aborts the statement: casting the
 * text fails. `concat` is merely stable, so that Postgres doesn't evaluate it while planning.
 */
export function checkedSql(check: Sql): Sql {
  return sql`case when ${check} then true else concat('permission check violation')::boolean end`
}
