import { randomUUID } from 'node:crypto'
import { PHOTO_ENDINGS, type PhotoContentType } from '#contract/files/upload-limits.js'

export const PHOTO_PREFIX = 'photos/'
const ADDRESS = /^\/api\/photos\/([0-9a-f-]{36})\.(jpg|png|webp|gif)$/

export interface PhotoPlace {
  key: string
  contentType: string
}

/** A new place for a photo. Its address never shows another picture, so that a browser may keep it. */
export function newPhotoName(contentType: PhotoContentType): string {
  return `${randomUUID()}.${PHOTO_ENDINGS[contentType]}`
}

export const addressOfPhoto = (name: string): string => `/api/photos/${name}`

/** Where the photo of an address lies; null for demo faces, pictures elsewhere and nonsense. */
export function placeOfPhoto(address: string | null): PhotoPlace | null {
  const [, id, ending] = ADDRESS.exec(address ?? '') ?? []
  const contentType = Object.entries(PHOTO_ENDINGS).find(([, known]) => known === ending)?.[0]
  return id && contentType ? { key: `${PHOTO_PREFIX}${id}-${ending}`, contentType } : null
}
