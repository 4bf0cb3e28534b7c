const MEGABYTE = 1024 * 1024

/** What a document is for, which determines its limits (PROP-02). */
export const UPLOAD_TYPES = [
  'opportunity_create',
  'nda_create',
  'opportunity_apply',
  'nda_apply',
  'opportunity_comment',
] as const
export type UploadType = (typeof UPLOAD_TYPES)[number]

/** The post's own files. Applicants' files are attached to the post as well, but don't belong to it. */
export const POST_UPLOAD_TYPES = ['opportunity_create', 'nda_create'] as const satisfies readonly UploadType[]

/** Maximum file size in bytes: 5 MB for posting (GD-70), strictly under 2 MB for applying and in the chat (GO-36, GO-62). */
export const UPLOAD_MAX_BYTES: Readonly<Record<UploadType, number>> = {
  opportunity_create: 5 * MEGABYTE,
  nda_create: 5 * MEGABYTE,
  opportunity_apply: 2 * MEGABYTE - 1,
  nda_apply: 2 * MEGABYTE - 1,
  opportunity_comment: 2 * MEGABYTE - 1,
}

/**
 * Maximum decoded size in pixels, whatever the file size. Covers the largest phone cameras; photos of people get far
 * less.
 */
export const DOCUMENT_PIXELS_MAX = 64_000_000
export const PHOTO_PIXELS_MAX = 25_000_000

/** Document types accepted for an opportunity, detected from content. SVG is never accepted (GD-70). */
export const DOCUMENT_CONTENT_TYPES = ['application/pdf', 'image/gif', 'image/jpeg', 'image/png'] as const
export type DocumentContentType = (typeof DOCUMENT_CONTENT_TYPES)[number]

/** For the file picker only; the server checks the content. */
export const DOCUMENT_ACCEPT = '.pdf,.gif,.jpg,.jpeg,.png'

export const ASSET_NAME_CHARACTERS_MAX = 255

export function isUploadType(value: unknown): value is UploadType {
  return (UPLOAD_TYPES as readonly unknown[]).includes(value)
}

/** Proposals and signed NDAs, which belong to a single expert's application. */
export function isApplicationType(type: UploadType): type is 'opportunity_apply' | 'nda_apply' {
  return type === 'opportunity_apply' || type === 'nda_apply'
}

/** Files of a post, as opposed to those of an application or a message. */
export function isPostUploadType(type: UploadType): type is (typeof POST_UPLOAD_TYPES)[number] {
  return (POST_UPLOAD_TYPES as readonly UploadType[]).includes(type)
}

export function isDocumentContentType(value: unknown): value is DocumentContentType {
  return (DOCUMENT_CONTENT_TYPES as readonly unknown[]).includes(value)
}

/** Profile photos. The browser crops them to far less than this. */
export const PHOTO_MAX_BYTES = 2 * MEGABYTE - 1
export const PHOTO_ACCEPT = '.png,.jpg,.jpeg,.gif,.webp'
/** File extensions of stored photos, by detected content type. */
export const PHOTO_ENDINGS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const
export type PhotoContentType = keyof typeof PHOTO_ENDINGS

export function isPhotoContentType(value: unknown): value is PhotoContentType {
  return typeof value === 'string' && Object.hasOwn(PHOTO_ENDINGS, value)
}
