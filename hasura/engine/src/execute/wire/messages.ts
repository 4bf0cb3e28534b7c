import type { Duplex } from 'node:stream'

/** A statement, prepared under its name if it has one. */
export interface TextStatement {
  readonly name: string | undefined
  readonly text: string
}

/** Parameter values as sent. */
export type TextValues = readonly (string | null)[]

/** A row of texts. */
export type TextRow = (string | null)[]

/** A pg connection as seen by code that writes its own messages, like pg-cursor. */
export interface WireConnection {
  readonly stream: Duplex
}

/** `Sync` ends the implicit transaction of everything since the last one. */
export const SYNC = Buffer.from([0x53, 0, 0, 0, 4])
/** `Execute` of the unnamed portal without a row limit. */
const EXECUTE = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0])
const [PARSE, BIND, CLOSE, STATEMENT] = [0x50, 0x42, 0x43, 0x53]
const NULL_LENGTH = -1

/**
 * The messages that run a statement: `Parse` if needed, `Bind` with text parameters, `Execute`. Column descriptions
 * aren't requested, because every column is text.
 */
export function executionOf({ name = '', text }: TextStatement, isParsed: boolean, values: TextValues): Buffer {
  return messages(name, isParsed ? text : null, values)
}

/** `Close` of a prepared statement, which need not exist. */
export function closeOf(name: string): Buffer {
  const buffer = Buffer.allocUnsafe(1 + 4 + 1 + Buffer.byteLength(name) + 1)
  const at = buffer.writeInt32BE(buffer.byteLength - 1, buffer.writeUInt8(CLOSE, 0))
  writeZeroEnded(buffer, name, buffer.writeUInt8(STATEMENT, at))
  return buffer
}

function messages(name: string, text: string | null, values: TextValues): Buffer {
  const nameBytes = Buffer.byteLength(name)
  const parseBytes = text === null ? 0 : 1 + 4 + nameBytes + 1 + Buffer.byteLength(text) + 1 + 2
  // Portal and statement names end in a zero byte; no parameter formats (all text), the values, no result formats.
  let bindBytes = 1 + 4 + 1 + nameBytes + 1 + 2 + 2 + 2
  for (const value of values) bindBytes += 4 + (value === null ? 0 : Buffer.byteLength(value))
  const buffer = Buffer.allocUnsafe(parseBytes + bindBytes + EXECUTE.byteLength)
  let at = 0
  if (text !== null) {
    at = buffer.writeUInt8(PARSE, at)
    at = buffer.writeInt32BE(parseBytes - 1, at)
    at = writeZeroEnded(buffer, name, at)
    at = writeZeroEnded(buffer, text, at)
    at = buffer.writeInt16BE(0, at)
  }
  at = buffer.writeUInt8(BIND, at)
  at = buffer.writeInt32BE(bindBytes - 1, at)
  at = buffer.writeUInt8(0, at)
  at = writeZeroEnded(buffer, name, at)
  at = buffer.writeInt16BE(0, at)
  at = buffer.writeUInt16BE(values.length, at)
  for (const value of values) at = writeValue(buffer, value, at)
  at = buffer.writeInt16BE(0, at)
  EXECUTE.copy(buffer, at)
  return buffer
}

function writeZeroEnded(buffer: Buffer, text: string, at: number): number {
  return buffer.writeUInt8(0, at + buffer.write(text, at))
}

function writeValue(buffer: Buffer, value: string | null, at: number): number {
  if (value === null) return buffer.writeInt32BE(NULL_LENGTH, at)
  const bytes = buffer.write(value, at + 4)
  buffer.writeInt32BE(bytes, at)
  return at + 4 + bytes
}
