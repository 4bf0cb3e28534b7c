import { describe, expect, it } from 'vitest'
import {
  isApplicationType,
  isDocumentContentType,
  isPhotoContentType,
  isPostUploadType,
  isUploadType,
  PHOTO_MAX_BYTES,
  POST_UPLOAD_TYPES,
  UPLOAD_MAX_BYTES,
  UPLOAD_TYPES,
} from './upload-limits.js'
import { uploadRefusal } from './upload-words.js'

const HINT = 'Allowed are PDF, GIF, JPG with max 5MB file size'

describe('limits of uploads', () => {
  it('[GD-70, GO-36, GO-62, X-50] 5 MB for a post, strictly under 2 MB for an application, a message or a photo', () => {
    expect(UPLOAD_MAX_BYTES).toEqual({
      opportunity_create: 5_242_880,
      nda_create: 5_242_880,
      opportunity_apply: 2_097_151,
      nda_apply: 2_097_151,
      opportunity_comment: 2_097_151,
    })
    expect(PHOTO_MAX_BYTES).toBe(2_097_151)
  })

  it('tells the kinds of upload apart', () => {
    expect(UPLOAD_TYPES.every(isUploadType)).toBe(true)
    expect(['photo', '', null, 3].some(isUploadType)).toBe(false)
    expect(UPLOAD_TYPES.filter(isApplicationType)).toEqual(['opportunity_apply', 'nda_apply'])
    expect(UPLOAD_TYPES.filter(isPostUploadType)).toEqual(POST_UPLOAD_TYPES)
  })

  it('[GD-70, X-50] SVG is neither a document nor a photo', () => {
    const kinds = [
      'application/pdf',
      'image/gif',
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/svg+xml',
      'toString',
      1,
    ]
    expect(kinds.filter(isDocumentContentType)).toEqual(['application/pdf', 'image/gif', 'image/jpeg', 'image/png'])
    expect(kinds.filter(isPhotoContentType)).toEqual(['image/gif', 'image/jpeg', 'image/png', 'image/webp'])
  })
})

describe('why a file is rejected', () => {
  it('[FRAC-46, GO-36, GD-70] the hint for a post, the size or the kind for an application', () => {
    expect(UPLOAD_TYPES.map((type) => [uploadRefusal(type, 'size'), uploadRefusal(type, 'kind')])).toEqual([
      [HINT, HINT],
      [HINT, HINT],
      ['File must be under 2MB', 'Only PDF, GIF, JPG and PNG files are allowed'],
      ['File must be under 2MB', 'Only PDF, GIF, JPG and PNG files are allowed'],
      ['File must be under 2MB', 'Only PDF, GIF, JPG and PNG files are allowed'],
    ])
  })
})
