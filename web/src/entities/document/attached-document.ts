import type { UploadType } from '../../../../actions/contract/files/upload-limits'

/** A file that is stored on the server and known by its id. */
export interface AttachedDocument {
  id: string
  name: string
  sizeBytes: number | null
  uploadType: UploadType
}
