import { randomUUID } from 'node:crypto'
import {
  ASSET_NAME_CHARACTERS_MAX,
  DOCUMENT_PIXELS_MAX,
  type DocumentContentType,
  isApplicationType,
  isDocumentContentType,
  isUploadType,
  UPLOAD_MAX_BYTES,
  type UploadType,
} from '#contract/files/upload-limits.js'
import { uploadRefusal } from '#contract/files/upload-words.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { cleanAssetName } from '#domain/documents/asset-name.js'
import { seenVersion } from '#domain/workflow/seen-terms.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { type ReceivedForm, receiveUpload, type UploadLimit } from '#platform/http/receive-upload.js'
import { isUuid } from '#platform/uuid.js'
import { createFileLinks } from '#providers/storage/file-links.js'
import { attachToApplication } from './application/attach-to-application.js'
import { withTrueExtension } from './document.rules.js'
import { STORAGE_PREFIX } from './documents.store.js'
import { insertUnattached, requireRoom, takeUpload } from './unattached.store.js'

/** The longest extension added to a name: `.pdf`. */
const ENDING_CHARACTERS = 4

/**
 * Accepts a file for a post (FRAC-17, GD-62, GD-70), which belongs to its uploader until a post refers to it, or for an
 * application (GO-36, GO-37), which it is attached to from the start.
 */
export const uploadDocumentRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/assets',
  auth: 'session',
  status: 201,
  async handle({ request, caller }, services) {
    const { database, storage, config, clock } = services
    await requireRoom(database, caller.userId)
    await takeUpload(services, caller.userId)
    const storageKey = `${STORAGE_PREFIX}${randomUUID()}`
    const discard = () => storage.remove(storageKey)
    const form = await receiveUpload(request, {
      fieldNames: ['uploadId', 'uploadType', 'opportunityId', 'seenVersion'],
      maxBytes: UPLOAD_MAX_BYTES.opportunity_create,
      maxPixels: DOCUMENT_PIXELS_MAX,
      limitFor,
      isAllowed: isDocumentContentType,
      write: (content, contentType) => storage.write(storageKey, content, contentType),
      discard,
    })
    try {
      const uploadType = uploadTypeOf(form)
      const assetName = assetNameOf(form)
      const { contentType, size } = form
      const id = uploadIdOf(form)
      const document = { id, uploadedBy: caller.userId, uploadType, assetName, storageKey, contentType, size }
      const place = { opportunityId: form.fields.get('opportunityId'), seenVersion: seenVersionOf(form, uploadType) }
      const stored = isApplicationType(uploadType)
        ? await attachToApplication(document, place, caller, services)
        : { ...(await insertUnattached(database, document)), isInterestRecorded: false }
      if (stored.isRepeated) await discard()
      const assetUrl = createFileLinks(config.FILE_LINK_SECRET, clock).linkTo(stored.id, caller.sessionId)
      const { isInterestRecorded } = stored
      return { statusCode: 201, asset_id: stored.id, assetName, assetUrl, contentType, size, isInterestRecorded }
    } catch (error) {
      // After an unexpected error the row may have been committed; the nightly pruning finds files without one.
      if (error instanceof AppError) await discard()
      throw error
    }
  },
})

function limitFor(fields: ReadonlyMap<string, string>): UploadLimit {
  const type = fields.get('uploadType')
  if (!isUploadType(type)) return { maxBytes: UPLOAD_MAX_BYTES.opportunity_create }
  return {
    maxBytes: UPLOAD_MAX_BYTES[type],
    tooLarge: uploadRefusal(type, 'size'),
    wrongKind: uploadRefusal(type, 'kind'),
  }
}

function uploadTypeOf({ fields }: ReceivedForm): UploadType {
  const sent = fields.get('uploadType')
  if (isUploadType(sent)) return sent
  const message = sent ? FIELD_MESSAGES.uploadType : FIELD_MESSAGES.required
  throw new AppError('VALIDATION_FAILED', { errors: [{ field: 'uploadType', message }] })
}

/** A retry after a lost response carries the id of the first attempt. */
function uploadIdOf({ fields }: ReceivedForm): string | undefined {
  const sent = fields.get('uploadId')
  if (sent === undefined || isUuid(sent)) return sent
  throw new AppError('VALIDATION_FAILED', { errors: [{ field: 'uploadId', message: FIELD_MESSAGES.unknownDocument }] })
}

/** The signer of an NDA names the version of the post that showed it; other files imply no agreement. */
function seenVersionOf({ fields }: ReceivedForm, uploadType: UploadType): number | null {
  if (uploadType !== 'nda_apply') return null
  const sent = fields.get('seenVersion')
  const version = /^\d{1,10}$/.test(sent ?? '') ? Number(sent) : null
  if (seenVersion.isValidSync(version)) return version
  throw new AppError('VALIDATION_FAILED', { errors: [{ field: 'seenVersion', message: NAME_VERSION }] })
}

const NAME_VERSION = 'Name the version of the post that showed the NDA'

function assetNameOf({ fileName, contentType }: ReceivedForm): string {
  const name = cleanAssetName(fileName, ASSET_NAME_CHARACTERS_MAX - ENDING_CHARACTERS)
  return withTrueExtension(name, contentType as DocumentContentType)
}
