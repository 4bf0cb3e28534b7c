import { DatabaseError } from 'pg'

const UNIQUE_VIOLATION = '23505'

/** Whether a write failed on this unique constraint. */
export function isUniqueViolation(fault: unknown, constraint: string): boolean {
  return fault instanceof DatabaseError && fault.code === UNIQUE_VIOLATION && fault.constraint === constraint
}

/**
 * Postgres error codes for a value its type can't hold: not a uuid, not a time, a number out of range, a character it
 * can't store. Endpoints reject these up front; whatever slips through still came from the client.
 */
const INVALID_VALUES = ['22003', '22007', '22008', '22021', '22P02', '22P05']

/** Whether a statement failed because a client-supplied value fits no column. */
export function isInvalidValue(fault: unknown): boolean {
  return fault instanceof DatabaseError && INVALID_VALUES.includes(fault.code ?? '')
}

const DISK_FULL = '53100'

/** Whether Postgres has run out of disk space. */
export function isOutOfSpace(fault: unknown): boolean {
  return fault instanceof DatabaseError && fault.code === DISK_FULL
}
