import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { PHOTO_PIXELS_MAX } from '#contract/files/upload-limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { AppError } from '#platform/errors.js'

const SIDE_PX = 512
const QUALITY = 85
const SECONDS_MAX = 10

/**
 * Encodes a photo anew, as a square JPEG: what was in the file besides the picture, such as the place where it was taken,
 * or anything hidden in it, isn't stored.
 * @param content already within its limit
 * @throws AppError FILE_TYPE_REFUSED if it can't be decoded
 */
export async function encodePhoto(content: Readable): Promise<Buffer> {
  const sent = await buffer(content)
  try {
    return await sharp(sent, { limitInputPixels: PHOTO_PIXELS_MAX, failOn: 'error' })
      .timeout({ seconds: SECONDS_MAX })
      .rotate()
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer()
  } catch (cause) {
    throw new AppError('FILE_TYPE_REFUSED', { message: FIELD_MESSAGES.unreadablePicture, cause })
  }
}
