import { APPLICATION_ALERTS } from '../../../../actions/contract/applications/application-alerts'
import { APPLICATION_MESSAGES } from '../../../../actions/contract/applications/application-messages'
import type { UploadType } from '../../../../actions/contract/files/upload-limits'
import { POSTING_MESSAGES } from '../../../../actions/contract/messages'
import { UploadError } from './upload-file'

const REFUSED_STATUSES = [413, 415]
const NOT_ATTACHED = 'This file could not be uploaded, so it is not attached.'
const CONNECTION_LOST = 'The connection was lost'

export function isApplicationUpload(type: UploadType): boolean {
  return type === 'opportunity_apply' || type === 'nda_apply'
}

/** What is taken, beside the place where files are chosen (PROP-18, FRAC-46). */
export function uploadHint(type: UploadType): string {
  return isApplicationUpload(type) ? APPLICATION_MESSAGES.uploadHint : POSTING_MESSAGES.attachmentHint
}

/** GO-36, FRAC-47 */
export function tooLargeText(type: UploadType): string {
  return isApplicationUpload(type) ? APPLICATION_MESSAGES.fileTooLarge : POSTING_MESSAGES.attachmentHint
}

/** Why a file is not there (OERR-09, GO-87, FRAC-18, FRAC-46). */
export function uploadFailureText(error: unknown, type: UploadType): string {
  const status = error instanceof UploadError ? error.status : 0
  if (!isApplicationUpload(type))
    return REFUSED_STATUSES.includes(status) ? POSTING_MESSAGES.attachmentHint : NOT_ATTACHED
  const detail =
    error instanceof UploadError && error.message ? error.message : status === 0 ? CONNECTION_LOST : `${status}`
  return APPLICATION_ALERTS.uploadFailed(detail)
}
