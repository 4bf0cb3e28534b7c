import type { ByteRange } from '#providers/storage/file-storage.js'

export type RequestedRange = { kind: 'whole' } | { kind: 'unsatisfiable' } | { kind: 'part'; range: ByteRange }

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Parses a Range header for a file of this size. Multiple ranges or an invalid header get the whole file, as RFC 9110
 * permits. range-parser doesn't fit: it rejects `bytes=-5000` for a shorter file, `bytes=5-2` and unknown units, all of
 * which RFC 9110 wants answered with the file.
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
