import { pipeline } from 'node:stream/promises'
import { create as contentDisposition } from 'content-disposition'
import type { Request, Response } from 'express'
import type { FileStorage } from '#providers/storage/file-storage.js'
import { requestedRange } from './byte-range.js'

/** Content types a browser may show inline; everything else is a download. */
const SHOWN_IN_PLACE = /^(image\/(gif|jpeg|png|webp)|application\/pdf|audio\/[\w.+-]+|video\/[\w.+-]+)(;|$)/

export interface SentFile {
  key: string
  contentType: string
  name: string
  /** shown or played in place, where its type allows that */
  isInline: boolean
}

/**
 * Sends a stored file, or the part that was asked for.
 * @returns false, with nothing sent, if there is no such file
 */
export async function sendFile(
  request: Request,
  response: Response,
  storage: FileStorage,
  { key, contentType, name, isInline }: SentFile,
): Promise<boolean> {
  const size = await storage.size(key)
  if (size === null) return false
  setFileHeaders(response, contentType, name, isInline)
  const asked = requestedRange(request.headers.range, size)
  if (asked.kind === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${size}`).end()
    return true
  }
  const range = asked.kind === 'part' ? asked.range : { start: 0, end: size - 1 }
  if (asked.kind === 'part') response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  response.set('Content-Length', String(range.end - range.start + 1))
  await send(response, await storage.read(key, asked.kind === 'part' ? range : undefined))
  return true
}

function setFileHeaders(response: Response, contentType: string, name: string, isInlineWanted: boolean): void {
  const type = isInlineWanted && SHOWN_IN_PLACE.test(contentType) ? 'inline' : 'attachment'
  // The package would substitute `?`, which some file systems can't store if a client reads only this fallback name.
  const plainName = name.replace(/[^\x20-\x7e]/g, '_')
  response.set({
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition(name, { type, fallback: plainName === name || plainName }),
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
  })
}

/** A client that disconnects midway is not our error. */
async function send(response: Response, content: NodeJS.ReadableStream): Promise<void> {
  try {
    await pipeline(content, response)
  } catch (error) {
    if (!response.destroyed) throw error
  }
}
