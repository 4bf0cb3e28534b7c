import { defineCron } from '../../platform/define-cron.js'
import { pruneOrphanFilesJob } from './prune-orphan-files.job.js'

export const pruneOrphanFiles = defineCron({ name: 'prune_orphan_files', job: pruneOrphanFilesJob })
