import { findLinkedFile } from '#domain/documents/linked-file.store.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { sendFile } from '#platform/http/files/send-file.js'
import { readerOf } from '#platform/trust/reader-of.js'
import { isUuid } from '#platform/uuid.js'
import { createFileLinks } from '#providers/storage/file-links.js'
import { isOpenedInTab, sendRefusedLinkPage } from './refused-link-page.js'

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
    const readerId = sessionId === null ? null : await readerOf(database, clock, sessionId)
    const file = isUuid(id) && readerId !== null ? await findLinkedFile(database, id, readerId) : null
    if (file === null) {
      const refusal = new AppError('FILE_LINK_INVALID')
      if (isOpenedInTab(request)) return sendRefusedLinkPage(response, refusal)
      throw refusal
    }
    if (!file) throw new AppError('DOCUMENT_NOT_FOUND')
    const { asset_name: name, content_type: contentType, storage_key: key } = file
    const isSent = await sendFile(request, response, storage, {
      key,
      contentType,
      name,
      isInline: disposition === 'inline',
    })
    if (!isSent) throw new AppError('DOCUMENT_NOT_FOUND')
  },
})
