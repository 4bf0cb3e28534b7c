import { Readable } from 'node:stream'
import busboy from 'busboy'
import type { Request } from 'express'
import { fileTypeFromBuffer } from 'file-type'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { AppError } from '../errors.js'
import { isPicture, pictureSize } from './picture-size.js'
import { requireWellFormedInput } from './well-formed-input.js'

export const UPLOAD_FIELD = 'uploadedFile'
/** How many leading bytes file-type needs. */
const SNIFFED_BYTES = 4100
/** Every image states its size by then; before it, a JPEG only has a thumbnail and metadata. */
const PICTURE_HEAD_BYTES = 512 * 1024
/** Multipart boundaries and the text fields around the file. */
const FORM_OVERHEAD_BYTES = 16 * 1024
const TEXT_FIELD_BYTES = 1000

/** The maximum size, and the messages for a file that is too large or of the wrong type. */
export interface UploadLimit {
  maxBytes: number
  tooLarge?: string
  wrongKind?: string
}

export interface UploadRules {
  /** Text fields the form may have besides the file. */
  fieldNames: readonly string[]
  maxBytes: number
  /** Maximum decoded size of an image. */
  maxPixels: number
  /** A stricter limit, once the text fields before the file say what it is for. */
  limitFor?(fields: ReadonlyMap<string, string>): UploadLimit
  isAllowed(contentType: string | undefined): contentType is string
  /** Consumes the bytes as they arrive. */
  write(content: Readable, contentType: string): Promise<void>
  /** Undoes the write if the form later turns out to be invalid. */
  discard(): Promise<void>
}

export interface ReceivedFile {
  fileName: string | undefined
  /** Detected from content, never from the name. */
  contentType: string
  size: number
}

export interface ReceivedForm extends ReceivedFile {
  fields: ReadonlyMap<string, string>
}

/**
 * Reads a multipart form with one file. Its type is detected from the first bytes, and it is written as it arrives.
 * @throws AppError CONTENT_TYPE_UNSUPPORTED, FILE_TYPE_REFUSED, FILE_TOO_LARGE, UNKNOWN_FIELD, VALIDATION_FAILED,
 *   UPLOAD_INCOMPLETE; nothing is left written in that case
 */
export async function receiveUpload(request: Request, rules: UploadRules): Promise<ReceivedForm> {
  if (!request.is('multipart/form-data')) throw new AppError('CONTENT_TYPE_UNSUPPORTED')
  // one more than there may be, which is then refused by its name
  const parser = openParser(request, rules.fieldNames.length + 1)
  const form = new FormReader(parser, rules, Number(request.headers['content-length'] ?? 0))
  try {
    // 'close' also fires after a complete request.
    request.once('close', () => request.complete || form.fail(new AppError('UPLOAD_INCOMPLETE')))
    request.pipe(parser)
    return await form.done
  } catch (error) {
    request.unpipe(parser)
    request.resume()
    parser.destroy()
    await form.discard()
    throw error
  }
}

function openParser(request: Request, fields: number): busboy.Busboy {
  const limits = { files: 1, fields, fieldSize: TEXT_FIELD_BYTES }
  try {
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' })
  } catch (cause) {
    throw new AppError('UPLOAD_INCOMPLETE', { cause })
  }
}

/** Collects what the parser finds; the first error aborts it. */
class FormReader {
  readonly done: Promise<ReceivedForm>
  private readonly fields = new Map<string, string>()
  private file: Promise<ReceivedFile> | null = null
  private resolve: (form: ReceivedForm) => void = () => undefined
  fail: (error: unknown) => void = () => undefined

  constructor(
    parser: busboy.Busboy,
    private readonly rules: UploadRules,
    /** as announced; 0 if unknown */
    private readonly formBytes: number,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.fail = reject
    })
    parser.on('field', (name, value) => this.takeField(name, value))
    parser.on('file', (name, stream, { filename }) => this.takeFile(name, stream, filename))
    parser.on('filesLimit', () => this.fail(fileFault(FIELD_MESSAGES.oneFile)))
    parser.on('error', (cause) => this.fail(new AppError('UPLOAD_INCOMPLETE', { cause })))
    parser.on('close', () => this.finish())
  }

  /** Waits for a write in progress, so that its result can be removed. */
  async discard(): Promise<void> {
    const isWritten = await this.file?.then(
      () => true,
      () => false,
    )
    if (isWritten) await this.rules.discard()
  }

  private takeField(name: string, value: string): void {
    try {
      if (!this.rules.fieldNames.includes(name)) throw unknownField(name)
      requireWellFormedInput({ [name]: value })
      this.fields.set(name, value)
    } catch (error) {
      this.fail(error)
    }
  }

  private takeFile(name: string, stream: Readable, fileName: string | undefined): void {
    // Aborting the form ends its file stream with an error, which would crash the process if nothing listened.
    stream.on('error', () => undefined)
    if (name !== UPLOAD_FIELD) {
      stream.resume()
      this.fail(unknownField(name))
      return
    }
    const { tooLarge } = limitOf(this.rules, this.fields)
    if (this.formBytes > this.rules.maxBytes + FORM_OVERHEAD_BYTES) {
      stream.resume()
      this.fail(new AppError('FILE_TOO_LARGE', { message: tooLarge }))
      return
    }
    this.file = storeFile(stream, fileName, this.rules, () => limitOf(this.rules, this.fields))
    this.file.catch((error: unknown) => this.fail(error))
  }

  /** The purpose may come after the file; its limit applies all the same. */
  private accept(file: ReceivedFile): void {
    const { maxBytes, tooLarge } = limitOf(this.rules, this.fields)
    if (file.size > maxBytes) throw new AppError('FILE_TOO_LARGE', { message: tooLarge })
    this.resolve({ ...file, fields: this.fields })
  }

  private finish(): void {
    if (!this.file) this.fail(fileFault(FIELD_MESSAGES.required))
    else this.file.then((file) => this.accept(file)).catch((error: unknown) => this.fail(error))
  }
}

function limitOf(rules: UploadRules, fields: ReadonlyMap<string, string>): UploadLimit {
  return rules.limitFor?.(fields) ?? { maxBytes: rules.maxBytes }
}

/** Detects what a file is from its first bytes, and writes it as it arrives. */
export async function storeFile(
  stream: Readable,
  fileName: string | undefined,
  rules: Pick<UploadRules, 'isAllowed' | 'write' | 'maxPixels'>,
  limit: () => UploadLimit,
): Promise<ReceivedFile> {
  const chunks = stream[Symbol.asyncIterator]()
  const beginning = await readOn(Buffer.alloc(0), chunks, SNIFFED_BYTES)
  const contentType = (await fileTypeFromBuffer(beginning))?.mime
  if (!rules.isAllowed(contentType)) throw new AppError('FILE_TYPE_REFUSED', { message: limit().wrongKind })
  const head = isPicture(contentType) ? await readPicture(beginning, chunks, contentType, rules) : beginning
  let size = 0
  const measured = Readable.from(
    (async function* () {
      for await (const chunk of concat(head, chunks)) {
        size += chunk.length
        const { maxBytes, tooLarge } = limit()
        if (size > maxBytes) throw new AppError('FILE_TOO_LARGE', { message: tooLarge })
        yield chunk
      }
    })(),
  )
  await rules.write(measured, contentType)
  return { fileName, contentType, size }
}

async function readOn(head: Buffer, chunks: AsyncIterator<Buffer>, upTo: number): Promise<Buffer> {
  const parts = [head]
  let size = head.length
  while (size < upTo) {
    const next = await chunks.next()
    if (next.done) break
    parts.push(next.value)
    size += next.value.length
  }
  return Buffer.concat(parts)
}

/** Reads ahead until the image states its size, and rejects it if too large to display. */
async function readPicture(
  beginning: Buffer,
  chunks: AsyncIterator<Buffer>,
  contentType: string,
  { maxPixels }: Pick<UploadRules, 'maxPixels'>,
): Promise<Buffer> {
  let head = beginning
  let size = pictureSize(head, contentType)
  if (!size) {
    head = await readOn(head, chunks, PICTURE_HEAD_BYTES)
    size = pictureSize(head, contentType)
  }
  if (!size || size.width * size.height === 0) {
    throw new AppError('FILE_TYPE_REFUSED', { message: FIELD_MESSAGES.unreadablePicture })
  }
  if (size.width * size.height > maxPixels)
    throw new AppError('FILE_TOO_LARGE', { message: FIELD_MESSAGES.tooManyPixels })
  return head
}

async function* concat(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

function unknownField(field: string): AppError {
  return new AppError('UNKNOWN_FIELD', { errors: [{ field, message: 'This field is not known here' }] })
}

function fileFault(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { errors: [{ field: UPLOAD_FIELD, message }] })
}
