import { randomUUID } from 'node:crypto'
import { ASSET_NAME_CHARACTERS_MAX, DOCUMENT_PIXELS_MAX } from '#contract/files/upload-limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import {
  ARTEFACT_UPLOAD_TYPE,
  ARTEFACTS_PATH,
  artefactAddress,
  artefactTooLarge,
  RESPONSE_LIMITS,
  RESPONSE_MESSAGES,
} from '#contract/responses/response-limits.js'
import { cleanAssetName } from '#domain/documents/asset-name.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { type ReceivedForm, receiveUpload } from '#platform/http/receive-upload.js'
import { isUuid } from '#platform/uuid.js'
import { ARTEFACTS_PREFIX, insertArtefact, requireRoomForArtefact } from './artefacts.store.js'

const PDF = 'application/pdf'
const isPdf = (contentType: string | undefined): contentType is string => contentType === PDF

/** The PDF of a response, which is its uploader's until a response holds it (EDIT-06, EDIT-07, GI-28, GI-78, GI-93). */
export const uploadArtefactRoute = defineRoute({
  method: 'post',
  path: ARTEFACTS_PATH,
  auth: 'session',
  status: 201,
  async handle({ request, caller }, services) {
    if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
    await requireRoomForArtefact(services, caller.userId)
    const { storage, database } = services
    const storageKey = `${ARTEFACTS_PREFIX}${randomUUID()}`
    const discard = () => storage.remove(storageKey)
    const form = await receiveUpload(request, {
      fieldNames: ['uploadId', 'uploadType'],
      maxBytes: RESPONSE_LIMITS.artefactBytesMax,
      maxPixels: DOCUMENT_PIXELS_MAX,
      limitFor: () => ({
        maxBytes: RESPONSE_LIMITS.artefactBytesMax,
        tooLarge: artefactTooLarge('This file'),
        wrongKind: RESPONSE_MESSAGES.pdfOnly,
      }),
      isAllowed: isPdf,
      write: (content, contentType) => storage.write(storageKey, content, contentType),
      discard,
    })
    try {
      const fileName = cleanAssetName(form.fileName, ASSET_NAME_CHARACTERS_MAX)
      const id = uploadIdOf(form)
      const artefact = { id, userId: caller.userId, fileName, storageKey, size: form.size }
      const { isRepeated } = await insertArtefact(database, artefact)
      if (isRepeated) await discard()
      return { asset_id: id, path: artefactAddress(id), fileName, size: form.size }
    } catch (error) {
      // After an unexpected error the row may have been committed; the nightly pruning finds files without one.
      if (error instanceof AppError) await discard()
      throw error
    }
  },
})

function uploadIdOf({ fields }: ReceivedForm): string {
  if (fields.get('uploadType') !== ARTEFACT_UPLOAD_TYPE) throw refused('uploadType', FIELD_MESSAGES.uploadType)
  const sent = fields.get('uploadId')
  if (sent === undefined) return randomUUID()
  if (!isUuid(sent)) throw refused('uploadId', FIELD_MESSAGES.unknownDocument)
  return sent.toLowerCase()
}

const refused = (field: string, message: string) => new AppError('VALIDATION_FAILED', { errors: [{ field, message }] })
