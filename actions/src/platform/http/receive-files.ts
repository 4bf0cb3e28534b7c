import type { Readable } from 'node:stream'
import busboy from 'busboy'
import type { Request } from 'express'
import { AppError, invalidField } from '../errors.js'
import { type ReceivedFile, storeFile } from './receive-upload.js'
import { requireWellFormedInput } from './well-formed-input.js'

export interface FilesRules {
  /** Text fields that the form may have besides the files, each as often as it likes within `fieldsMax`. */
  fieldNames: readonly string[]
  fieldsMax: number
  fieldBytesMax: number
  fileField: string
  filesMax: number
  /** of each file */
  maxBytes: number
  tooMany: string
  isAllowed(contentType: string | undefined): contentType is string
  /** Consumes a file's bytes as they arrive. @param place the first is 0 */
  write(content: Readable, place: number): Promise<void>
  /** Undoes what was written, if the form is refused in the end. */
  discard(): Promise<void>
}

export interface ReceivedFiles {
  /** The values of each field, in the order in which they came. */
  fields: ReadonlyMap<string, readonly string[]>
  files: readonly ReceivedFile[]
}

/**
 * Reads a multipart form with several files under one name and fields that repeat, in their order (GI-22). Each file's kind
 * is detected from its first bytes, and it is written as it arrives.
 * @throws AppError CONTENT_TYPE_UNSUPPORTED, FILE_TYPE_REFUSED, FILE_TOO_LARGE, UNKNOWN_FIELD, VALIDATION_FAILED,
 *   UPLOAD_INCOMPLETE; nothing is left written in that case
 */
export async function receiveFiles(request: Request, rules: FilesRules): Promise<ReceivedFiles> {
  if (!request.is('multipart/form-data')) throw new AppError('CONTENT_TYPE_UNSUPPORTED')
  const parser = openParser(request, rules)
  const writes: Promise<ReceivedFile>[] = []
  try {
    return await readForm(request, parser, rules, writes)
  } catch (error) {
    request.unpipe(parser)
    request.resume()
    parser.destroy()
    await Promise.allSettled(writes)
    await rules.discard()
    throw error
  }
}

function openParser(request: Request, { filesMax, fieldsMax, fieldBytesMax }: FilesRules): busboy.Busboy {
  const limits = { files: filesMax, fields: fieldsMax, fieldSize: fieldBytesMax }
  try {
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' })
  } catch (cause) {
    throw new AppError('UPLOAD_INCOMPLETE', { cause })
  }
}

function readForm(request: Request, parser: busboy.Busboy, rules: FilesRules, writes: Promise<ReceivedFile>[]) {
  const fields = new Map<string, string[]>()
  return new Promise<ReceivedFiles>((resolve, reject) => {
    const incomplete = (cause?: unknown) => reject(new AppError('UPLOAD_INCOMPLETE', { cause }))
    parser.on('field', (name, value, { valueTruncated }) => {
      try {
        takeField(fields, name, value, rules)
        if (valueTruncated) throw invalidField(name, 'This text is too long')
      } catch (error) {
        reject(error)
      }
    })
    parser.on('file', (name, stream, { filename }) => {
      // Aborting the form ends its file stream with an error, which would crash the process if nothing listened.
      stream.on('error', () => undefined)
      if (name !== rules.fileField) {
        stream.resume()
        reject(unknownField(name))
        return
      }
      const place = writes.length
      const { isAllowed, maxBytes } = rules
      const storing = { isAllowed, maxPixels: 0, write: (content: Readable) => rules.write(content, place) }
      const written = storeFile(stream, filename, storing, () => ({ maxBytes }))
      writes.push(written)
      written.catch(reject)
    })
    parser.on('filesLimit', () => reject(invalidField(rules.fileField, rules.tooMany)))
    parser.on('fieldsLimit', () => reject(new AppError('UNKNOWN_FIELD', { message: 'This form has too many fields.' })))
    parser.on('error', incomplete)
    parser.on('close', () => Promise.all(writes).then((files) => resolve({ fields, files }), reject))
    // 'close' also fires after a complete request.
    request.once('close', () => request.complete || incomplete())
    request.pipe(parser)
  })
}

function takeField(fields: Map<string, string[]>, name: string, value: string, { fieldNames }: FilesRules): void {
  if (!fieldNames.includes(name)) throw unknownField(name)
  requireWellFormedInput({ [name]: value })
  fields.set(name, [...(fields.get(name) ?? []), value])
}

function unknownField(field: string): AppError {
  return new AppError('UNKNOWN_FIELD', { errors: [{ field, message: 'This field is not known here' }] })
}
