import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES, type UploadType } from '../../../../actions/contract/files/upload-limits'
import { getAccessToken } from '../../lib/request/access-token'
import type { AttachedDocument } from './attached-document'
import { uploadFile } from './upload-file'
import { tooLargeText, uploadFailureText } from './upload-words'

/** Replaced in tests: the browser's request object can't be watched there. */
export const UploadFileContext = createContext(uploadFile)

/** A file on its way, or one that was not taken. Once stored it leaves this list and becomes an AttachedDocument. */
export interface PendingUpload {
  key: string
  file: File
  uploadType: UploadType
  percent: number
  /** Why it is not attached; null while it is under way. */
  failure: string | null
}

/**
 * Uploads with progress, cancel and retry; `onStored` is called once per file that the server has taken.
 * @param opportunityId for files of an application, which belong to their opportunity from the start
 */
export function useUploads(onStored: (document: AttachedDocument) => void, opportunityId?: string) {
  const send = useContext(UploadFileContext)
  const [pending, setPending] = useState<PendingUpload[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const latestOnStored = useRef(onStored)
  latestOnStored.current = onStored

  const change = useCallback((key: string, part: Partial<PendingUpload>) => {
    setPending((uploads) => uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  }, [])
  const drop = useCallback((key: string) => {
    controllers.current.get(key)?.abort()
    controllers.current.delete(key)
    setPending((uploads) => uploads.filter((upload) => upload.key !== key))
  }, [])

  const start = useCallback(
    async ({ key, file, uploadType }: PendingUpload) => {
      const controller = new AbortController()
      controllers.current.set(key, controller)
      try {
        const accessToken = await getAccessToken()
        const onProgress = (percent: number) => change(key, { percent })
        const document = await send({
          uploadId: key,
          file,
          uploadType,
          opportunityId,
          accessToken,
          onProgress,
          signal: controller.signal,
        })
        latestOnStored.current(document)
        drop(key)
      } catch (error) {
        if (!controller.signal.aborted) change(key, { failure: uploadFailureText(error, uploadType) })
      }
    },
    [change, drop, send, opportunityId],
  )

  const add = useCallback(
    (files: readonly File[], uploadType: UploadType) => {
      const added = files.map((file) => ({
        key: crypto.randomUUID(),
        file,
        uploadType,
        percent: 0,
        failure: file.size > UPLOAD_MAX_BYTES[uploadType] ? tooLargeText(uploadType) : null,
      }))
      setPending((uploads) => [...uploads, ...added])
      for (const upload of added) if (!upload.failure) void start(upload)
    },
    [start],
  )
  const retry = useCallback(
    (upload: PendingUpload) => {
      change(upload.key, { failure: null, percent: 0 })
      void start(upload)
    },
    [change, start],
  )

  const isUploading = pending.some(({ failure }) => failure === null)
  useEffect(() => {
    if (!isUploading) return
    // the browser asks before a reload or a closed tab ends them
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUploading])
  useEffect(() => {
    const open = controllers.current
    return () => {
      for (const controller of open.values()) controller.abort()
    }
  }, [])

  return { pending, add, retry, drop, isUploading }
}

export type Uploads = ReturnType<typeof useUploads>
