import { ARTEFACTS_PATH } from '#contract/responses/response-limits.js'
import type { Services } from '#platform/services.js'
import { createFileLinks, type FileLinks } from '#providers/storage/file-links.js'

const ARTEFACTS = { name: 'artefact', path: ARTEFACTS_PATH }

/** Links to artefacts that not everybody may open. */
export function createArtefactLinks({ config, clock }: Pick<Services, 'config' | 'clock'>): FileLinks {
  return createFileLinks(config.FILE_LINK_SECRET, clock, ARTEFACTS)
}
