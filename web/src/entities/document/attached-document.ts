import type { UploadType } from '#contract/files/upload-limits.js'

/** A file that is stored on the server and known by its id. */
export interface AttachedDocument {
  id: string
  name: string
  sizeBytes: number | null
  uploadType: UploadType
  /** When the server got it; kept drafts of an earlier release don't say. */
  createdAt?: string
}
