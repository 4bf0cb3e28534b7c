import { useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadType } from '#contract/files/upload-limits.js'
import { getAccessToken } from '#lib/request/access-token.js'
import { sessionAtom } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import type { AttachedDocument } from '../attached-document'
import type { UploadFile } from '../upload-file'

/** How files are sent, and what is said if they can't be; comes with the page that has a place for files. */
export interface UploadRules {
  send: UploadFile
  /** what is wrong with a file before it is sent, or null */
  faultBeforeSending(file: File, type: UploadType): Refusal | null
  failureOf(error: unknown, file: File, type: UploadType): Refusal & { status: number }
}

/** Why a file was refused, and the rule it broke; `rule` is null if another try may succeed. */
export interface Refusal {
  failure: string
  rule: string | null
}

/** A file that is uploading or has failed. Once stored it leaves this list and becomes an AttachedDocument. */
export interface PendingUpload {
  key: string
  file: File
  uploadType: UploadType
  /** for an application's file: the opportunity it belongs to */
  opportunityId?: string
  /** for a signed NDA: the version of the post that was on the page when the file was chosen */
  seenVersion?: number
  percent: number
  rules: UploadRules
  /** Why it failed; null while it is uploading. */
  failure: string | null
  /** The rule it broke; null if a retry may succeed. */
  rule: string | null
}

export interface UploadHandlers {
  /** called once for each stored file */
  onStored(document: AttachedDocument, upload: PendingUpload): void
  /** called when a retry may succeed */
  onFailed?(upload: PendingUpload, failure: string, status: number): void
}

export type UploadPlace = Pick<PendingUpload, 'opportunityId' | 'seenVersion'>

/** Uploads with progress, cancel and retry. On every page, so that they go on while their owner visits others. */
export function useUploadList(handlers: UploadHandlers) {
  const [pending, setPending] = useState<PendingUpload[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const latestHandlers = useRef(handlers)
  latestHandlers.current = handlers

  const change = useCallback((key: string, part: Partial<PendingUpload>) => {
    setPending((uploads) => uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  }, [])
  const drop = useCallback((key: string) => {
    controllers.current.get(key)?.abort()
    controllers.current.delete(key)
    setPending((uploads) => uploads.filter((upload) => upload.key !== key))
  }, [])

  const start = useCallback(
    async (upload: PendingUpload) => {
      const { key, file, uploadType, opportunityId, seenVersion, rules } = upload
      const controller = new AbortController()
      controllers.current.set(key, controller)
      try {
        const accessToken = await getAccessToken()
        const onProgress = (percent: number) => change(key, { percent })
        const document = await rules.send({
          uploadId: key,
          file,
          uploadType,
          opportunityId,
          seenVersion,
          accessToken,
          onProgress,
          signal: controller.signal,
        })
        latestHandlers.current.onStored(document, upload)
        drop(key)
      } catch (error) {
        if (controller.signal.aborted) return
        const { failure, rule, status } = rules.failureOf(error, file, uploadType)
        change(key, { failure, rule })
        latestHandlers.current.onFailed?.(upload, failure, status)
      }
    },
    [change, drop],
  )

  const add = useCallback(
    (files: readonly File[], uploadType: UploadType, rules: UploadRules, place: UploadPlace = {}) => {
      const added = files.map((file) => {
        const fault = rules.faultBeforeSending(file, uploadType)
        return {
          key: crypto.randomUUID(),
          file,
          uploadType,
          ...place,
          rules,
          percent: 0,
          failure: fault?.failure ?? null,
          rule: fault?.rule ?? null,
        }
      })
      setPending((uploads) => [...uploads, ...added])
      for (const upload of added) if (!upload.failure) void start(upload)
    },
    [start],
  )
  const retry = useCallback(
    (upload: PendingUpload) => {
      change(upload.key, { failure: null, rule: null, percent: 0 })
      void start(upload)
    },
    [change, start],
  )

  const isUploading = pending.some(({ failure }) => failure === null)
  useEffect(() => {
    if (!isUploading) return
    // warns before a reload or a closed tab would abort them
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

  useAlertOnSessionEnd(pending)

  const dropAll = useCallback(() => {
    for (const controller of controllers.current.values()) controller.abort()
    controllers.current.clear()
    setPending([])
  }, [])

  return { pending, add, retry, drop, dropAll, isUploading }
}

/** Drafts survive an ended session but uploads don't, so tell the user before they assume the file arrived. */
function useAlertOnSessionEnd(pending: readonly PendingUpload[]) {
  const store = useStore()
  const alerts = useAlerts()
  const latest = useRef(pending)
  latest.current = pending
  useEffect(
    () => () => {
      if (!store.get(sessionAtom).hasEnded) return
      for (const { file, rule } of latest.current) {
        if (rule) continue
        const detail = 'Your session ended before the upload finished. Add the file again.'
        alerts.show({ tone: 'error', text: `“${file.name}” was not uploaded.`, detail })
      }
    },
    [store, alerts],
  )
}

export type UploadList = ReturnType<typeof useUploadList>
