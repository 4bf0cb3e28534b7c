const MEGABYTE = 1024 * 1024

/** What a document is for; it decides its limits (PROP-02). */
export const UPLOAD_TYPES = ['opportunity_create', 'nda_create', 'opportunity_apply', 'nda_apply'] as const
export type UploadType = (typeof UPLOAD_TYPES)[number]

/** Files of the post itself; what applicants send hangs on it too, and is no part of it. */
export const POST_UPLOAD_TYPES = ['opportunity_create', 'nda_create'] as const satisfies readonly UploadType[]

/** Bytes a file may have at most: 5 MB for posting (GD-70), strictly under 2 MB for applying (GO-36). */
export const UPLOAD_MAX_BYTES: Readonly<Record<UploadType, number>> = {
  opportunity_create: 5 * MEGABYTE,
  nda_create: 5 * MEGABYTE,
  opportunity_apply: 2 * MEGABYTE - 1,
  nda_apply: 2 * MEGABYTE - 1,
}

/** What a picture may unfold to, whatever its file weighs: the largest cameras of phones, and for faces far less. */
export const DOCUMENT_PIXELS_MAX = 64_000_000
export const PHOTO_PIXELS_MAX = 25_000_000

/** Types accepted for documents of an opportunity, found by content; SVG never is (GD-70). */
export const DOCUMENT_CONTENT_TYPES = ['application/pdf', 'image/gif', 'image/jpeg', 'image/png'] as const
export type DocumentContentType = (typeof DOCUMENT_CONTENT_TYPES)[number]

/** For the file picker only: the server looks at the content. */
export const DOCUMENT_ACCEPT = '.pdf,.gif,.jpg,.jpeg,.png'

export const ASSET_NAME_CHARACTERS_MAX = 255

export function isUploadType(value: unknown): value is UploadType {
  return (UPLOAD_TYPES as readonly unknown[]).includes(value)
}

/** Proposals and signed NDAs, which belong to one expert's application. */
export function isApplicationType(type: UploadType): type is 'opportunity_apply' | 'nda_apply' {
  return type === 'opportunity_apply' || type === 'nda_apply'
}

export function isDocumentContentType(value: unknown): value is DocumentContentType {
  return (DOCUMENT_CONTENT_TYPES as readonly unknown[]).includes(value)
}

/** A face: what the browser has cut to size is far smaller. */
export const PHOTO_MAX_BYTES = 2 * MEGABYTE - 1
export const PHOTO_ACCEPT = '.png,.jpg,.jpeg,.gif,.webp'
/** Endings of stored photos, by the type that was found in their content. */
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
