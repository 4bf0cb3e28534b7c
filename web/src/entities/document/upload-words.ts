import { APPLICATION_ALERTS } from '../../../../actions/contract/applications/application-alerts'
import { APPLICATION_MESSAGES } from '../../../../actions/contract/applications/application-messages'
import { isApplicationType, type UploadType } from '../../../../actions/contract/files/upload-limits'
import { uploadRefusal } from '../../../../actions/contract/files/upload-words'
import { POSTING_MESSAGES } from '../../../../actions/contract/messages'
import { UploadError } from './upload-file'

const REFUSED_STATUSES = [413, 415]
const NOT_ATTACHED = 'This file could not be uploaded, so it is not attached.'
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
