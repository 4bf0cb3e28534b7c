import busboy from 'busboy'
import type { Request } from 'express'
import type { AnyObject, ObjectSchema } from 'yup'
import { AppError } from '../errors.js'
import { parseInput } from './read-body.js'
import { requireWellFormedInput } from './well-formed-input.js'

const FIELD_BYTES = 1000
const FIELDS_MAX = 10

/**
 * Reads a multipart form that has text fields only, and validates them.
 * @throws AppError CONTENT_TYPE_UNSUPPORTED, UPLOAD_INCOMPLETE, UNKNOWN_FIELD; ValidationError
 */
export async function receiveFields<Fields extends AnyObject>(
  request: Request,
  schema: ObjectSchema<Fields>,
): Promise<Fields> {
  if (!request.is('multipart/form-data')) throw new AppError('CONTENT_TYPE_UNSUPPORTED')
  const fields = await readFields(request)
  requireWellFormedInput(fields)
  return parseInput(schema, fields)
}

function readFields(request: Request): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null)
    const incomplete = (cause?: unknown) => reject(new AppError('UPLOAD_INCOMPLETE', { cause }))
    const fail = (error: AppError) => {
      request.resume()
      reject(error)
    }
    try {
      const limits = { files: 0, fields: FIELDS_MAX, fieldSize: FIELD_BYTES }
      const parser = busboy({ headers: request.headers, limits })
      parser.on('field', (name, value) => {
        fields[name] = value
      })
      parser.on('filesLimit', () => fail(new AppError('UNKNOWN_FIELD', { message: 'This form takes no files.' })))
      parser.on('error', incomplete)
      parser.on('close', () => resolve({ ...fields }))
      request.once('close', () => request.complete || incomplete())
      request.pipe(parser)
    } catch (cause) {
      incomplete(cause)
    }
  })
}
