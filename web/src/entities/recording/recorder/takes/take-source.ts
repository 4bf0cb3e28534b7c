import type { FileSource, SliceResult } from 'tus-js-client'
import type { Take } from './take'

/** As much as is sent again at most when a connection breaks. */
export const PIECE_BYTES = 512 * 1024
/** While it is recorded, a piece is sent after this long, even if it is small. */
const PATIENCE_MS = 5_000

/** A take as tus-js-client reads it. While it is being recorded, reading waits for what comes. */
export function takeSource(take: Take, signal: AbortSignal, patienceMs = PATIENCE_MS): FileSource {
  return {
    // only known in the end
    size: null as unknown as number,
    async slice(start: number, end: number): Promise<SliceResult> {
      const below = Math.min(end, start + PIECE_BYTES)
      await untilThere(take, { start, below, patienceMs }, signal)
      const isWhole = take.isWhole
      const value = await take.read(start, Math.min(below, take.size))
      return { value, done: isWhole && start + value.size >= take.size }
    },
    close: () => undefined,
  }
}

interface Piece {
  start: number
  below: number
  patienceMs: number
}

function untilThere(take: Take, { start, below, patienceMs }: Piece, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOverdue = false
    const timer = setTimeout(() => {
      isOverdue = true
      check()
    }, patienceMs)
    const leave = () => {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', abort)
    }
    const abort = () => {
      leave()
      reject(signal.reason)
    }
    const check = () => {
      if (!take.isWhole && take.size < below && !(isOverdue && take.size > start)) return
      leave()
      resolve()
    }
    const stop = take.onChange(check)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    check()
  })
}
