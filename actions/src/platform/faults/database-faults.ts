import { DatabaseError } from 'pg'

const UNIQUE_VIOLATION = '23505'

/** Whether a write failed on this unique constraint. */
export function isUniqueViolation(fault: unknown, constraint: string): boolean {
  return fault instanceof DatabaseError && fault.code === UNIQUE_VIOLATION && fault.constraint === constraint
}

/**
 * Postgres' words for a value that its type can't hold: no uuid, no time, too large a number, a character that it can't
 * store. The doors refuse these before; what slips through was sent by somebody all the same.
 */
const UNFIT_VALUES = ['22003', '22007', '22008', '22021', '22P02', '22P05']

/** Whether a statement failed because a value that was sent fits no column. */
export function isUnfitValue(fault: unknown): boolean {
  return fault instanceof DatabaseError && UNFIT_VALUES.includes(fault.code ?? '')
}

const DISK_FULL = '53100'

/** Whether Postgres had no room left to write in. */
export function isOutOfSpace(fault: unknown): boolean {
  return fault instanceof DatabaseError && fault.code === DISK_FULL
}
