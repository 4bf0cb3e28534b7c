import type { Area } from '#platform/area.js'
import { removePhotoRoute, setPhotoRoute } from './own-photo.route.js'
import { prunePhotos, prunePhotosJob } from './prune-photos.cron.js'
import { servePhotoRoute } from './serve-photo.route.js'

export const photos: Area = {
  doors: [setPhotoRoute, removePhotoRoute, servePhotoRoute, prunePhotos],
  jobs: [prunePhotosJob],
}
