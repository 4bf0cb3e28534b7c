import { EngineError, type ErrorCode } from '../errors.js'
import type { Statement } from '../sql/print-sql.js'
import { tooLongMessage } from '../translate/answer.js'
import { CHECK_VIOLATION } from '../translate/check.js'
import { tooLong } from './wire/answer-size.js'

interface PostgresError extends Error {
  readonly code: string
  readonly hint?: string
  readonly detail?: string
}

const VIOLATIONS: Readonly<Record<string, readonly [code: ErrorCode, prefix: string]>> = {
  '23505': ['constraint-violation', 'Uniqueness violation. '],
  '23503': ['constraint-violation', 'Foreign key violation. '],
  '23502': ['constraint-violation', 'Not-NULL violation. '],
  '23P01': ['constraint-violation', 'Exclusion violation. '],
  '23001': ['constraint-violation', 'Can not delete or update due to data being referred. '],
  '23514': ['permission-error', 'Check constraint violation. '],
  '42P10': ['constraint-error', ''],
  '42704': ['constraint-error', ''],
  '22025': ['bad-request', ''],
  // The statement timed out, or was cancelled.
  '57014': ['unexpected', ''],
}

const TOO_LONG = new RegExp(tooLongMessage(0).replace('0', '(\\d+)'))

export const CHECK_FAILED = 'check constraint of an insert/update permission has failed'

/** Translates a database error for users (semantics §5.5); other errors pass unchanged. */
export function translateError(error: unknown, statement: Statement<unknown> | null, path: string): unknown {
  if (!isPostgresError(error)) return error
  if (error.message.includes(CHECK_VIOLATION))
    return new EngineError('permission-error', CHECK_FAILED, { path, cause: error })
  const answer = TOO_LONG.exec(error.message)
  if (answer) return tooLong(Number(answer[1]), error)
  const internal = {
    statement: statement?.text ?? '',
    prepared: true,
    arguments: [],
    error: {
      exec_status: 'FatalError',
      hint: error.hint ?? null,
      message: error.message,
      status_code: error.code,
      description: error.detail ?? null,
    },
  }
  const options = { path, internal, cause: error }
  const known = VIOLATIONS[error.code]
  if (known) return new EngineError(known[0], known[1] + error.message, options)
  if (error.code.startsWith('22')) return new EngineError('data-exception', error.message, options)
  return new EngineError('unexpected', 'database query error', options)
}

/** Server errors have a five-character SQLSTATE and a severity; socket errors don't. */
function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'severity' in error
}
