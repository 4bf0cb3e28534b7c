import type { DocumentContentType } from '#contract/files/upload-limits.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import type { ErrorCode } from '#platform/errors.js'

export interface DocumentFacts {
  isUploader: boolean
  /** False for a document of an opportunity the caller can't see. */
  canSee: boolean
  /** Null while the document isn't attached to anything. */
  opportunityStatus: OpportunityStatus | null
  /** It was sent with a message, which is never changed (GO-62). */
  isSent: boolean
  /** The only NDA of a post that requires one. */
  isLastNdaToSign: boolean
}

/**
 * Why a post's document may not be deleted, or null (GD-62, with the code and status of X-12). Documents of a live post
 * are removed by editing it, and a post that requires an NDA always keeps one to sign.
 */
export function documentDeleteBlocker(facts: DocumentFacts): ErrorCode | null {
  if (!facts.isUploader) return facts.canSee ? 'NOT_ALLOWED' : 'DOCUMENT_NOT_FOUND'
  if (facts.isSent) return 'DOCUMENT_DELETE_NOT_ALLOWED'
  if (facts.opportunityStatus === null) return null
  if (facts.opportunityStatus === 'published') return 'DOCUMENT_OF_LIVE_POST'
  return facts.opportunityStatus === 'draft' && !facts.isLastNdaToSign ? null : 'DOCUMENT_DELETE_NOT_ALLOWED'
}

const EXTENSIONS: Readonly<Record<DocumentContentType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/gif': ['.gif'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}

/** Makes the extension match the content, so that an image called `setup.exe` is not opened as a program. */
export function withTrueExtension(name: string, contentType: DocumentContentType): string {
  const endings = EXTENSIONS[contentType]
  return endings.some((ending) => name.toLowerCase().endsWith(ending)) ? name : `${name}${endings[0]}`
}
