import { APPLICATION_ALERTS } from '../../../../actions/contract/applications/application-alerts'
import { APPLICATION_MESSAGES } from '../../../../actions/contract/applications/application-messages'
import { isApplicationType, UPLOAD_MAX_BYTES, type UploadType } from '../../../../actions/contract/files/upload-limits'
import { uploadRefusal } from '../../../../actions/contract/files/upload-words'
import { POSTING_MESSAGES } from '../../../../actions/contract/messages'
import { formatFileSize } from './file-size'
import { UploadError } from './upload-file'

const REFUSED_STATUSES = [413, 415]
const NOT_ATTACHED = 'This file could not be uploaded, so it is not attached.'
const KINDS = 'This is not a PDF, GIF, JPG or PNG file.'
/** An ended session, a slow connection and too many at once are no fault of the file. */
const TRY_AGAIN_STATUSES = [401, 408, 429]
const CONNECTION_LOST = 'The connection was lost'

/** What is taken, beside the place where files are chosen (PROP-18, FRAC-46). */
export function uploadHint(type: UploadType): string {
  return isApplicationType(type) ? APPLICATION_MESSAGES.uploadHint : POSTING_MESSAGES.attachmentHint
}

/** Why a file is not there (OERR-09, GO-87, FRAC-18, FRAC-46). */
export function uploadFailureText(error: unknown, type: UploadType): string {
  const status = error instanceof UploadError ? error.status : 0
  if (!isApplicationType(type))
    return REFUSED_STATUSES.includes(status) ? uploadRefusal(type, status === 413 ? 'size' : 'kind') : NOT_ATTACHED
  const detail =
    error instanceof UploadError && error.message ? error.message : status === 0 ? CONNECTION_LOST : `${status}`
  return APPLICATION_ALERTS.uploadFailed(detail)
}

/** What the limit is, beside what the file has. */
export function tooLargeText(file: File, type: UploadType): string {
  return `This file is ${formatFileSize(file.size)}. The limit is ${formatFileSize(UPLOAD_MAX_BYTES[type])}.`
}

/**
 * The rule that a file broke, so that nobody tries again what can never pass.
 * @returns null when another try may pass: the network or the server failed
 */
export function brokenRule(error: unknown, file: File, type: UploadType): string | null {
  if (!(error instanceof UploadError)) return null
  const { status, message } = error
  if (status < 400 || status >= 500 || TRY_AGAIN_STATUSES.includes(status)) return null
  if (status === 413) return tooLargeText(file, type)
  if (status === 415 && (!message || message === uploadRefusal(type, 'kind'))) return KINDS
  return message || NOT_ATTACHED
}
