import { randomUUID } from 'node:crypto'
import {
  ASSET_NAME_CHARACTERS_MAX,
  type DocumentContentType,
  isDocumentContentType,
  UPLOAD_MAX_BYTES,
} from '../../../contract/files/upload-limits.js'
import { FIELD_MESSAGES } from '../../../contract/messages.js'
import { defineRoute } from '../../platform/define-route.js'
import { AppError } from '../../platform/errors.js'
import { createFileLinks } from '../../providers/storage/file-links.js'
import { cleanAssetName, withTrueExtension } from './document.rules.js'
import { countUnattached, insertDocument, STORAGE_PREFIX } from './documents.store.js'
import { type ReceivedForm, receiveUpload } from './receive-upload.js'

const TYPES_TAKEN = ['opportunity_create', 'nda_create'] as const
/** Files that hang on nothing; more of them serve no form. */
const UNATTACHED_MAX = 40
/** The longest ending that a name may get: `.pdf`. */
const ENDING_CHARACTERS = 4

/**
 * Takes a file for a post (FRAC-17, GD-62, GD-70). It belongs to its uploader until a post names it. `opportunityId` is
 * part of the texts' call and matters to applications only.
 */
export const uploadDocumentRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/assets',
  auth: 'session',
  status: 201,
  async handle({ request, caller }, { database, storage, config, clock }) {
    if ((await countUnattached(database, caller.userId)) >= UNATTACHED_MAX) throw new AppError('TOO_MANY_ATTEMPTS')
    const storageKey = `${STORAGE_PREFIX}${randomUUID()}`
    const discard = () => storage.remove(storageKey)
    const form = await receiveUpload(request, {
      fieldNames: ['uploadType', 'opportunityId'],
      maxBytes: UPLOAD_MAX_BYTES.opportunity_create,
      isAllowed: isDocumentContentType,
      write: (content, contentType) => storage.write(storageKey, content, contentType),
      discard,
    })
    try {
      const uploadType = uploadTypeOf(form)
      const assetName = assetNameOf(form)
      const { contentType, size } = form
      const document = { uploadedBy: caller.userId, uploadType, assetName, storageKey, contentType, size }
      const id = await insertDocument(database, document)
      const assetUrl = createFileLinks(config.FILE_LINK_SECRET, clock).linkTo(id)
      return { statusCode: 201, asset_id: id, assetName, assetUrl, contentType, size }
    } catch (error) {
      await discard()
      throw error
    }
  },
})

function uploadTypeOf({ fields }: ReceivedForm): (typeof TYPES_TAKEN)[number] {
  const sent = fields.get('uploadType')
  const known = TYPES_TAKEN.find((type) => type === sent)
  if (known) return known
  const message = sent ? FIELD_MESSAGES.uploadType : FIELD_MESSAGES.required
  throw new AppError('VALIDATION_FAILED', { errors: [{ field: 'uploadType', message }] })
}

function assetNameOf({ fileName, contentType }: ReceivedForm): string {
  const name = cleanAssetName(fileName, ASSET_NAME_CHARACTERS_MAX - ENDING_CHARACTERS)
  return withTrueExtension(name, contentType as DocumentContentType)
}
