import type { Services } from '#platform/services.js'
import { createFileLinks, type FileLinks } from '#providers/storage/file-links.js'

const RECORDINGS = { name: 'recording', path: '/api/recordings' }

/** Links to recordings that not everybody may hear (GI-67). */
export function createRecordingLinks({ config, clock }: Pick<Services, 'config' | 'clock'>): FileLinks {
  return createFileLinks(config.FILE_LINK_SECRET, clock, RECORDINGS)
}
