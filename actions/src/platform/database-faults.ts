import { DatabaseError } from 'pg'

const UNIQUE_VIOLATION = '23505'

/** Whether a write failed on this unique constraint. */
export function isUniqueViolation(fault: unknown, constraint: string): boolean {
  return fault instanceof DatabaseError && fault.code === UNIQUE_VIOLATION && fault.constraint === constraint
}
