import type { Area } from '#platform/area.js'
import { pruneArtefacts, pruneArtefactsJob } from './artefacts/prune-artefacts.cron.js'
import { linkArtefactRoute, serveArtefactRoute } from './artefacts/serve-artefact.route.js'
import { uploadArtefactRoute } from './artefacts/upload-artefact.route.js'
import { removeResponseAction } from './remove-response.action.js'
import { submitResponseAction } from './submit-response.action.js'

export const responses: Area = {
  doors: [
    submitResponseAction,
    removeResponseAction,
    uploadArtefactRoute,
    serveArtefactRoute,
    linkArtefactRoute,
    pruneArtefacts,
  ],
  jobs: [pruneArtefactsJob],
}
