import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { isPostUploadType, UPLOAD_MAX_BYTES, type UploadType } from '#contract/files/upload-limits.js'
import { type UploadFault, uploadRefusal } from '#contract/files/upload-words.js'
import { POSTING_MESSAGES } from '#contract/messages.js'
import type { Refusal } from './across-pages/use-upload-list'
import { formatFileSize } from './file-size'
import { UploadError } from './upload-file'

const REFUSED_STATUSES = [413, 415]
/** Neither the file's fault nor something its owner can fix, so the message has to explain. */
const OUT_OF_SPACE_STATUS = 507
const NOT_ATTACHED = 'This file couldn’t be uploaded, so it isn’t attached.'
const KINDS = 'This is not a PDF, GIF, JPG or PNG file. Choose another file.'
const EMPTY = 'This file is empty. Choose another file.'
/** An ended session, a slow connection or too many requests say nothing about the file. */
const TRY_AGAIN_STATUSES = [401, 408, 429]
const CONNECTION_LOST = 'The connection was lost'

/** Which files are accepted, shown next to the file picker (PROP-18, FRAC-46). */
export function uploadHint(type: UploadType): string {
  return isPostUploadType(type) ? POSTING_MESSAGES.attachmentHint : APPLICATION_MESSAGES.uploadHint
}

/**
 * Why a file is missing (OERR-09, GO-87, FRAC-18). A file that breaks a limit of its post gets the hint (GD-70), unless
 * the server gave another reason, such as a broken picture, where the hint wouldn't help.
 */
function uploadFailureText(error: unknown, type: UploadType): string {
  const { status, message } = error instanceof UploadError ? error : new UploadError(0, '')
  if (!isPostUploadType(type))
    return APPLICATION_ALERTS.uploadFailed(message || (status === 0 ? CONNECTION_LOST : `${status}`))
  if (status === OUT_OF_SPACE_STATUS) return message || NOT_ATTACHED
  if (!REFUSED_STATUSES.includes(status)) return NOT_ATTACHED
  return message || uploadRefusal(type, status === 413 ? 'size' : 'kind')
}

/**
 * What is wrong with a file before it is sent, or null. The server checks the content; this only sees what the browser
 * knows.
 */
export function faultBeforeSending(file: File, type: UploadType): Refusal | null {
  if (file.size > UPLOAD_MAX_BYTES[type])
    return { failure: uploadRefusal(type, 'size'), rule: tooLargeText(file, type) }
  if (file.size === 0) return { failure: EMPTY, rule: EMPTY }
  return null
}

/** Why an upload failed, in words and as a status: 0 if it never got an answer. */
export function failureOf(error: unknown, file: File, type: UploadType): Refusal & { status: number } {
  const status = error instanceof UploadError ? error.status : 0
  return { failure: uploadFailureText(error, type), rule: brokenRule(error, file, type), status }
}

/** Names the limit and the file's size. */
function tooLargeText(file: File, type: UploadType): string {
  const [size, limit] = [formatFileSize(file.size), formatFileSize(UPLOAD_MAX_BYTES[type])]
  const fault = size === limit ? `This file is just over ${limit}.` : `This file is ${size}. The limit is ${limit}.`
  return `${fault} Choose a smaller one.`
}

/**
 * The rule that a file broke and what to do, so that nobody retries a file that can never pass.
 * @returns null if a retry may succeed, because the network or the server failed
 */
function brokenRule(error: unknown, file: File, type: UploadType): string | null {
  if (!(error instanceof UploadError)) return null
  const { status, message } = error
  if (status < 400 || status >= 500 || TRY_AGAIN_STATUSES.includes(status)) return null
  if (status === 413 && isKnownMessage(message, type, 'size')) return tooLargeText(file, type)
  if (status === 415 && isKnownMessage(message, type, 'kind')) return KINDS
  return message || NOT_ATTACHED
}

/** Whether the server's message is one we already know, and so adds nothing. */
function isKnownMessage(message: string, type: UploadType, fault: UploadFault): boolean {
  return !message || message === uploadRefusal(type, fault)
}

/** The rule first, then the message, a line each and without repeating themselves. */
export function refusedLines({ failure, rule }: Refusal): string[] {
  if (!rule) return [failure]
  const lines = failure.includes(rule) ? [failure] : [rule, failure]
  return lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
}
