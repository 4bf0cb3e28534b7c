import { object } from 'yup'
import { DAY_MS, fromNow } from '#platform/clock.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { PHOTO_PREFIX, placeOfPhoto } from './photo-address.js'

/** A new file may be waiting for its card to be committed. */
const UNREFERENCED_KEPT_DAYS = 1

/** Removes photos that no card refers to, left by a crash between file and row. */
export const prunePhotosJob = defineJob({
  name: 'prune-photos',
  payload: object({}),
  async handle(_, { database, storage, clock }) {
    const limit = fromNow(clock, -UNREFERENCED_KEPT_DAYS * DAY_MS)
    const old: string[] = []
    for await (const { key, modifiedAt } of storage.list(PHOTO_PREFIX)) if (modifiedAt < limit) old.push(key)
    if (old.length === 0) return
    const rows = await database
      .selectFrom('users')
      .where('profile_pic', 'like', '/api/photos/%')
      .select('profile_pic')
      .execute()
    const named = new Set(rows.map(({ profile_pic }) => placeOfPhoto(profile_pic)?.key))
    for (const key of old) if (!named.has(key)) await storage.remove(key)
  },
})

export const prunePhotos = defineCron({ name: 'prune_photos', job: prunePhotosJob })
