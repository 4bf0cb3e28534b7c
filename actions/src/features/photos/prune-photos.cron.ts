import { defineCron } from '../../platform/define-cron.js'
import { prunePhotosJob } from './prune-photos.job.js'

export const prunePhotos = defineCron({ name: 'prune_photos', job: prunePhotosJob })
