import { Readable } from 'node:stream'
import busboy from 'busboy'
import type { Request } from 'express'
import { fileTypeFromBuffer } from 'file-type'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { AppError } from '../errors.js'
import { isPicture, pictureSize } from './picture-size.js'
import { requireSoundInput } from './sound-input.js'

export const UPLOAD_FIELD = 'uploadedFile'
/** What file-type wants to see of a file's beginning. */
const SNIFFED_BYTES = 4100
/** By then every picture has said its size; what stands before it in a JPEG is a preview and words. */
const PICTURE_HEAD_BYTES = 512 * 1024
/** Borders and text fields around the file. */
const FORM_OVERHEAD_BYTES = 16 * 1024
const TEXT_FIELD_BYTES = 1000
const TEXT_FIELDS_MAX = 5

/** How much is taken, and the words for a file that is too large or of a kind that is not taken. */
export interface UploadLimit {
  maxBytes: number
  tooLarge?: string
  wrongKind?: string
}

export interface UploadRules {
  /** Text fields that the form may hold besides the file. */
  fieldNames: readonly string[]
  maxBytes: number
  /** What a picture may unfold to. */
  maxPixels: number
  /** A tighter limit, once the text fields before the file say what it is for. */
  limitFor?(fields: ReadonlyMap<string, string>): UploadLimit
  isAllowed(contentType: string | undefined): contentType is string
  /** Takes the bytes while they arrive. */
  write(content: Readable, contentType: string): Promise<void>
  /** Takes back what was written, when the form turns out wrong later. */
  discard(): Promise<void>
}

export interface ReceivedFile {
  fileName: string | undefined
  /** Found by content, never by name. */
  contentType: string
  size: number
}

export interface ReceivedForm extends ReceivedFile {
  fields: ReadonlyMap<string, string>
}

/**
 * Reads a multipart form with one file, which is recognised by its first bytes and written while it arrives.
 * @throws AppError CONTENT_TYPE_UNSUPPORTED, FILE_TYPE_REFUSED, FILE_TOO_LARGE, UNKNOWN_FIELD, VALIDATION_FAILED,
 *   UPLOAD_INCOMPLETE; nothing stays written then
 */
export async function receiveUpload(request: Request, rules: UploadRules): Promise<ReceivedForm> {
  if (!request.is('multipart/form-data')) throw new AppError('CONTENT_TYPE_UNSUPPORTED')
  const parser = openParser(request)
  const form = new FormReader(parser, rules, Number(request.headers['content-length'] ?? 0))
  try {
    // A request closes when it was read to its end as well.
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

function openParser(request: Request): busboy.Busboy {
  const limits = { files: 1, fields: TEXT_FIELDS_MAX, fieldSize: TEXT_FIELD_BYTES }
  try {
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' })
  } catch (cause) {
    throw new AppError('UPLOAD_INCOMPLETE', { cause })
  }
}

/** Collects what the parser finds; the first fault ends it. */
class FormReader {
  readonly done: Promise<ReceivedForm>
  private readonly fields = new Map<string, string>()
  private file: Promise<ReceivedFile> | null = null
  private resolve: (form: ReceivedForm) => void = () => undefined
  fail: (error: unknown) => void = () => undefined

  constructor(
    parser: busboy.Busboy,
    private readonly rules: UploadRules,
    /** as announced; 0 when it is not */
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

  /** Waits for a write that is under way, so that what it leaves can be taken back. */
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
      requireSoundInput({ [name]: value })
      this.fields.set(name, value)
    } catch (error) {
      this.fail(error)
    }
  }

  private takeFile(name: string, stream: Readable, fileName: string | undefined): void {
    // A form that is given up ends its file with an error, which would end the process where nobody reads the file.
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

  /** The purpose may have come after the file: its limit counts all the same. */
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

async function storeFile(
  stream: Readable,
  fileName: string | undefined,
  rules: UploadRules,
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

/** Reads on until the picture has said how large it unfolds, and refuses what nobody could look at. */
async function readPicture(
  beginning: Buffer,
  chunks: AsyncIterator<Buffer>,
  contentType: string,
  { maxPixels }: UploadRules,
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
