import type { UploadType } from '#contract/files/upload-limits.js'

/** A file stored on the server, identified by its id. */
export interface AttachedDocument {
  id: string
  name: string
  sizeBytes: number | null
  uploadType: UploadType
  /** When the server received it; missing in drafts kept by an earlier release. */
  createdAt?: string
}
