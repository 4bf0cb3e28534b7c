import { object, string } from 'yup'
import { AppError } from '../errors.js'

/**
 * The last row of a page in a newest-first list. The time is Postgres' own text, because JavaScript dates would lose
 * the microseconds.
 */
export interface TimeCursor {
  createdAt: string
  id: string
}

const shape = object({
  createdAt: string()
    .matches(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)
    .test('time', isTime)
    .required(),
  id: string().uuid().required(),
})

/** A valid date and time; Postgres would throw on others. */
function isTime(text: string | undefined): boolean {
  const [day = '', clock = ''] = text?.split(' ') ?? []
  const at = new Date(`${day}T${clock.slice(0, 8)}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${day}T${clock.slice(0, 8)}`)
}

export function writeCursor(cursor: TimeCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** @throws AppError VALIDATION_FAILED for a cursor we didn't issue */
export function readCursor(cursor: string | undefined): TimeCursor | null {
  if (cursor === undefined) return null
  try {
    return shape.validateSync(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (cause) {
    const errors = [{ field: 'cursor', message: 'This is not a cursor of this list' }]
    throw new AppError('VALIDATION_FAILED', { cause, errors })
  }
}
