import { randomUUID } from 'node:crypto'
import { PHOTO_ENDINGS, type PhotoContentType } from '#contract/files/upload-limits.js'

export const PHOTO_PREFIX = 'photos/'
const ADDRESS = /^\/api\/photos\/([0-9a-f-]{36})\.(jpg|png|webp|gif)$/

export interface PhotoPlace {
  key: string
  contentType: string
}

/** A new path for a photo. A path never changes its content, so browsers may cache it. */
export function newPhotoName(contentType: PhotoContentType): string {
  return `${randomUUID()}.${PHOTO_ENDINGS[contentType]}`
}

export const addressOfPhoto = (name: string): string => `/api/photos/${name}`

/** Where an address' photo is stored; null for demo faces, external images and anything invalid. */
export function placeOfPhoto(address: string | null): PhotoPlace | null {
  const [, id, ending] = ADDRESS.exec(address ?? '') ?? []
  const contentType = Object.entries(PHOTO_ENDINGS).find(([, known]) => known === ending)?.[0]
  return id && contentType ? { key: `${PHOTO_PREFIX}${id}-${ending}`, contentType } : null
}
