import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import type { UploadType } from '#contract/files/upload-limits.js'
import { useSession } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import type { AttachedDocument } from './attached-document'
import { type UploadPlace, type Uploads, useUploads } from './use-uploads'

type Listener = (document: AttachedDocument) => void

interface SharedUploads {
  uploads: Uploads
  /** by page and kind; present only while that page is mounted */
  listeners: Map<string, Listener>
}

const UploadsContext = createContext<SharedUploads | null>(null)
const PageContext = createContext<string | null>(null)
const keyOf = (opportunityId: string | undefined, uploadType?: UploadType) => `${opportunityId}:${uploadType ?? 'page'}`

const CONFLICT = 409

/**
 * Keeps uploads going while the user moves between pages, so it wraps all of them. If somebody is on another page when
 * an upload finishes, an alert tells them there.
 */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const listeners = useRef(new Map<string, Listener>()).current
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const uploads = useUploads({
    onStored: (document, { opportunityId }) => {
      const page = listeners.get(keyOf(opportunityId))
      listeners.get(keyOf(opportunityId, document.uploadType))?.(document)
      if (page) return page(document)
      alerts.show({ tone: 'success', text: `“${document.name}” is uploaded.` })
      void queryClient.invalidateQueries()
    },
    onFailed: ({ file, opportunityId }, failure, status) => {
      // The page is out of date, for example because the NDA was replaced.
      if (status === CONFLICT) void queryClient.invalidateQueries()
      if (listeners.has(keyOf(opportunityId))) return
      alerts.show({ tone: 'error', text: `“${file.name}” was not uploaded.`, detail: failure })
    },
  })
  useCancelOnUserChange(uploads)
  return <UploadsContext value={{ uploads, listeners }}>{children}</UploadsContext>
}

/** Cancels uploads when the user changes. */
function useCancelOnUserChange({ dropAll }: Uploads) {
  const id = useSession().user?.id
  const before = useRef(id)
  useEffect(() => {
    if (before.current && before.current !== id) dropAll()
    before.current = id
  }, [id, dropAll])
}

function useSharedUploads(): SharedUploads {
  const sharedUploads = useContext(UploadsContext)
  if (!sharedUploads) throw new Error('uploads are used outside UploadsProvider')
  return sharedUploads
}

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
      uploads.add(files, type, { ...place, opportunityId }),
    pending: uploads.pending.filter(
      (upload) => upload.uploadType === uploadType && upload.opportunityId === opportunityId,
    ),
  }
}
