import type { Request } from 'express'
import { SECOND_MS } from '../clock.js'

const DRAINED_BYTES_MAX = 16 * 1024 * 1024
const DRAIN_LIMIT_MS = 10 * SECOND_MS

/**
 * Reads and discards the rest of a request that is about to be rejected. A client cut off mid-upload, browser or
 * gateway, would report a broken connection instead of our response. Gives up on very large or slow bodies.
 */
export async function drainRequest(request: Request): Promise<void> {
  if (request.complete || request.destroyed) return
  let drained = 0
  await new Promise<void>((resolve) => {
    const limit = setTimeout(done, DRAIN_LIMIT_MS)
    function done(): void {
      clearTimeout(limit)
      request.off('data', count).off('end', done).off('close', done)
      resolve()
    }
    function count(chunk: Buffer): void {
      drained += chunk.length
      if (drained > DRAINED_BYTES_MAX) done()
    }
    request.on('data', count).on('end', done).on('close', done)
    request.resume()
  })
}
