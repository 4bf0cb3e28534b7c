import type { ByteRange } from '#providers/storage/file-storage.js'

export type RequestedRange = { kind: 'whole' } | { kind: 'unsatisfiable' } | { kind: 'part'; range: ByteRange }

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * What a Range header asks of a file with so many bytes. Several ranges, or a header that is none, get the whole file,
 * as a server may answer. Not range-parser's work: it refuses `bytes=-5000` of a shorter file, `bytes=5-2` and units that
 * nobody knows, all of which RFC 9110 wants answered with the file.
 */
export function requestedRange(header: string | undefined, size: number): RequestedRange {
  const [, first, last] = SINGLE_RANGE.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return { kind: 'whole' }
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
  if (first !== '' && last !== '' && Number(last) < Number(first)) return { kind: 'whole' }
  return range.start > range.end || range.start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', range }
}
