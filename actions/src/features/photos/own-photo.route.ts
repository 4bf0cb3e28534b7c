import { Readable } from 'node:stream'
import { isPhotoContentType, PHOTO_MAX_BYTES, PHOTO_PIXELS_MAX } from '#contract/files/upload-limits.js'
import { defineRoute } from '#platform/define-route.js'
import { receiveUpload } from '#platform/http/receive-upload.js'
import type { Services } from '#platform/services.js'
import { encodePhoto } from './encode-photo.js'
import { addressOfPhoto, newPhotoName, placeOfPhoto } from './photo-address.js'

/** What `encodePhoto` makes of whatever was sent. */
const STORED_TYPE = 'image/jpeg'

/** Sets the caller's photo, which everyone signed in can see, and deletes the previous one (PROF-02, X-50). */
export const setPhotoRoute = defineRoute({
  method: 'post',
  path: '/api/user/photo',
  auth: 'session',
  status: 201,
  async handle({ request, caller }, services) {
    let address: string | null = null
    await receiveUpload(request, {
      fieldNames: [],
      maxBytes: PHOTO_MAX_BYTES,
      maxPixels: PHOTO_PIXELS_MAX,
      isAllowed: isPhotoContentType,
      async write(content, contentType) {
        if (!isPhotoContentType(contentType)) return
        const photo = await encodePhoto(content)
        address = addressOfPhoto(newPhotoName(STORED_TYPE))
        const place = placeOfPhoto(address)
        if (place) await services.storage.write(place.key, Readable.from([photo]), STORED_TYPE)
      },
      discard: () => removeFile(address, services),
    })
    // After an unexpected error the row may refer to the file; the nightly pruning finds files that no row refers to.
    await replacePhoto(caller.userId, address, services)
    return { profile_pic: address }
  },
})

/** Removes the caller's photo. Idempotent. */
export const removePhotoRoute = defineRoute({
  method: 'delete',
  path: '/api/user/photo',
  auth: 'session',
  async handle({ caller }, services) {
    await replacePhoto(caller.userId, null, services)
    return { profile_pic: null }
  },
})

/** The row first: an unreferenced file is pruned later, but a missing file would show as a broken image. */
async function replacePhoto(userId: string, address: string | null, services: Services): Promise<void> {
  const before = await services.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('users')
      .where('id', '=', userId)
      .select('profile_pic')
      .forUpdate()
      .executeTakeFirstOrThrow()
    await transaction.updateTable('users').set({ profile_pic: address }).where('id', '=', userId).execute()
    return row.profile_pic
  })
  await removeFile(before, services).catch((err: unknown) =>
    services.log.warn({ err }, 'could not delete a replaced photo'),
  )
}

async function removeFile(address: string | null, { storage }: Services): Promise<void> {
  const place = placeOfPhoto(address)
  if (place) await storage.remove(place.key)
}
