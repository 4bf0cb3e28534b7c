import { pipeline } from 'node:stream/promises'
import { create as contentDisposition } from 'content-disposition'
import type { Response } from 'express'
import { findLinkedFile } from '#domain/documents/linked-file.store.js'
import type { Clock } from '#platform/clock.js'
import type { Database } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { createFileLinks } from '#providers/storage/file-links.js'
import { requestedRange } from './byte-range.rules.js'
import { isOpenedInTab, sendRefusedLinkPage } from './refused-link-page.js'

/** Content types a browser may show inline; everything else is a download. */
const SHOWN_IN_PLACE = /^(image\/(gif|jpeg|png|webp)|application\/pdf|audio\/[\w.+-]+|video\/[\w.+-]+)$/

/**
 * Serves a file to anyone with a signed link that hasn't expired. Browsers open links without a token, so the link
 * itself contains the session it was created in, and expires with it or with their right to the file (GO-05). `disposition=inline` shows images, PDF,
 * audio and video in place.
 */
export const serveFileRoute = defineRoute({
  method: 'get',
  path: '/api/files/:id',
  auth: 'public',
  async handle({ params, request, response }, { database, storage, config, clock }) {
    const { id } = params
    const { expires, signature, disposition } = request.query
    const links = createFileLinks(config.FILE_LINK_SECRET, clock)
    const sessionId = isUuid(id) ? links.sessionOf(id, expires, signature) : null
    const readerId = sessionId === null ? null : await findReader(database, clock, sessionId)
    const file = isUuid(id) && readerId !== null ? await findLinkedFile(database, id, readerId) : null
    if (file === null) {
      const refusal = new AppError('FILE_LINK_INVALID')
      if (isOpenedInTab(request)) return sendRefusedLinkPage(response, refusal)
      throw refusal
    }
    const size = file && (await storage.size(file.storage_key))
    if (!file || size === null || size === undefined) throw new AppError('DOCUMENT_NOT_FOUND')
    setFileHeaders(response, file.content_type, file.asset_name, disposition === 'inline')
    const asked = requestedRange(request.headers.range, size)
    if (asked.kind === 'unsatisfiable') {
      response.status(416).set('Content-Range', `bytes */${size}`).end()
      return
    }
    const range = asked.kind === 'part' ? asked.range : { start: 0, end: size - 1 }
    if (asked.kind === 'part') response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
    response.set('Content-Length', String(range.end - range.start + 1))
    await send(response, await storage.read(file.storage_key, asked.kind === 'part' ? range : undefined))
  },
})

/** Whose session it is, while it lasts. */
async function findReader(database: Database, clock: Clock, sessionId: string): Promise<string | null> {
  const session = await database
    .selectFrom('auth.sessions')
    .where('id', '=', sessionId)
    .where('expires_at', '>', clock.now())
    .select('user_id')
    .executeTakeFirst()
  return session?.user_id ?? null
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
