import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import type { UploadType } from '../../../../actions/contract/files/upload-limits'
import type { AttachedDocument } from './attached-document'
import { type Uploads, useUploads } from './use-uploads'

type Listener = (document: AttachedDocument) => void

interface Kept {
  uploads: Uploads
  listeners: Map<UploadType, Listener>
}

const KeptContext = createContext<Kept | null>(null)

interface KeptUploadsProps {
  opportunityId: string
  onStored(document: AttachedDocument): void
  children: ReactNode
}

/** Files that go on while the reader looks at other tabs of the page; stands around all of them. */
export function KeptUploads({ opportunityId, onStored, children }: KeptUploadsProps) {
  const listeners = useRef(new Map<UploadType, Listener>()).current
  const uploads = useUploads((document) => {
    listeners.get(document.uploadType)?.(document)
    onStored(document)
  }, opportunityId)
  return <KeptContext value={{ uploads, listeners }}>{children}</KeptContext>
}

/** The uploads of one kind. `onStored` hears of a stored file as long as the caller is on the page. */
export function useKeptUploads(uploadType: UploadType, onStored: Listener): Uploads {
  const kept = useContext(KeptContext)
  if (!kept) throw new Error('useKeptUploads is used outside of KeptUploads')
  const { uploads, listeners } = kept
  useEffect(() => {
    listeners.set(uploadType, onStored)
    return () => void listeners.delete(uploadType)
  })
  return { ...uploads, pending: uploads.pending.filter((upload) => upload.uploadType === uploadType) }
}
