import type { Area } from '#platform/area.js'
import { listApplicationDocumentsRoute } from './application/list-application-documents.route.js'
import { deleteDocumentRoute } from './delete-document.route.js'
import { listDocumentsRoute } from './list-documents.route.js'
import { pruneOrphanFiles, pruneOrphanFilesJob } from './prune-orphan-files.cron.js'
import { uploadDocumentRoute } from './upload-document.route.js'

export const documents: Area = {
  doors: [
    uploadDocumentRoute,
    listDocumentsRoute,
    listApplicationDocumentsRoute,
    deleteDocumentRoute,
    pruneOrphanFiles,
  ],
  jobs: [pruneOrphanFilesJob],
}
