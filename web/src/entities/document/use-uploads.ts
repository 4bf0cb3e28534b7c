import { createContext, useContext, useMemo } from 'react'
import type { UploadType } from '#contract/files/upload-limits.js'
import { type UploadHandlers, type UploadPlace, type UploadRules, useUploadList } from './across-pages/use-upload-list'
import { uploadFile } from './upload-file'
import { failureOf, faultBeforeSending } from './upload-messages'

/** Replaced in tests, where the browser's request object can't be observed. */
export const UploadFileContext = createContext(uploadFile)

/** How the files of a page are sent and checked. */
export function useUploadRules(): UploadRules {
  const send = useContext(UploadFileContext)
  return useMemo(() => ({ send, faultBeforeSending, failureOf }), [send])
}

/** The uploads of one form, with progress, cancel and retry. */
export function useUploads(handlers: UploadHandlers) {
  const list = useUploadList(handlers)
  const rules = useUploadRules()
  return {
    ...list,
    add: (files: readonly File[], uploadType: UploadType, place: UploadPlace = {}) =>
      list.add(files, uploadType, rules, place),
  }
}

export type Uploads = ReturnType<typeof useUploads>
