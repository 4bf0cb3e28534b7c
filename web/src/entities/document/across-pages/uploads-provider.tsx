import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import type { UploadType } from '#contract/files/upload-limits.js'
import { useSession } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import type { AttachedDocument } from '../attached-document'
import { type UploadList, useUploadList } from './use-upload-list'

export type Listener = (document: AttachedDocument) => void

interface SharedUploads {
  uploads: UploadList
  /** by page and kind; present only while that page is mounted */
  listeners: Map<string, Listener>
}

const UploadsContext = createContext<SharedUploads | null>(null)

/** Whose listener it is: a page's, or that of one kind of file on it. */
export const keyOf = (opportunityId: string | undefined, uploadType?: UploadType) =>
  `${opportunityId}:${uploadType ?? 'page'}`

const CONFLICT = 409

/**
 * Keeps uploads going while the user moves between pages, so it wraps all of them. If somebody is on another page when
 * an upload finishes, an alert tells them there.
 */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const listeners = useRef(new Map<string, Listener>()).current
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const uploads = useUploadList({
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
function useCancelOnUserChange({ dropAll }: UploadList) {
  const id = useSession().user?.id
  const before = useRef(id)
  useEffect(() => {
    if (before.current && before.current !== id) dropAll()
    before.current = id
  }, [id, dropAll])
}

/** The uploads of all pages. */
export function useSharedUploads(): SharedUploads {
  const sharedUploads = useContext(UploadsContext)
  if (!sharedUploads) throw new Error('uploads are used outside UploadsProvider')
  return sharedUploads
}
