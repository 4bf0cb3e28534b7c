import { APPLICATION_MESSAGES } from '../applications/application-messages.js'
import { POSTING_MESSAGES } from '../messages.js'
import { isPostUploadType, type UploadType } from './upload-limits.js'

/** Why a file was rejected. */
export type UploadFault = 'size' | 'kind'

/** The message client and server show for a file that breaks the rules of its upload type (GO-36, FRAC-46, GD-70). */
export function uploadRefusal(type: UploadType, fault: UploadFault): string {
  if (isPostUploadType(type)) return POSTING_MESSAGES.attachmentHint
  return fault === 'size' ? APPLICATION_MESSAGES.fileTooLarge : APPLICATION_MESSAGES.fileTypeRefused
}
