import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { UploadType } from '#contract/files/upload-limits.js'
import { keyOf, type Listener, useSharedUploads } from './across-pages/uploads-provider'
import type { UploadPlace } from './across-pages/use-upload-list'
import type { AttachedDocument } from './attached-document'
import { useUploadRules } from './use-uploads'

const PageContext = createContext<string | null>(null)

interface OpportunityUploadsProps {
  opportunityId: string
  onStored(document: AttachedDocument): void
  children: ReactNode
}

/** The page that an opportunity's files belong to; wraps all of its tabs. */
export function OpportunityUploads({ opportunityId, onStored, children }: OpportunityUploadsProps) {
  const { listeners } = useSharedUploads()
  useEffect(() => {
    const key = keyOf(opportunityId)
    listeners.set(key, onStored)
    return () => void listeners.delete(key)
  })
  return <PageContext value={opportunityId}>{children}</PageContext>
}

/** Uploads of one kind. `onStored` is called for each stored file while the caller is mounted. */
export function useOpportunityUploads(uploadType: UploadType, onStored: Listener) {
  const { uploads, listeners } = useSharedUploads()
  const rules = useUploadRules()
  const opportunityId = useContext(PageContext)
  if (!opportunityId) throw new Error('useOpportunityUploads is used outside OpportunityUploads')
  useEffect(() => {
    const key = keyOf(opportunityId, uploadType)
    listeners.set(key, onStored)
    return () => void listeners.delete(key)
  })
  return {
    ...uploads,
    add: (files: readonly File[], type: UploadType, place: UploadPlace = {}) =>
      uploads.add(files, type, rules, { ...place, opportunityId }),
    pending: uploads.pending.filter(
      (upload) => upload.uploadType === uploadType && upload.opportunityId === opportunityId,
    ),
  }
}
