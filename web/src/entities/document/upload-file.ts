import type { UploadType } from '#contract/files/upload-limits.js'
import type { AttachedDocument } from './attached-document'

export interface UploadRequest {
  /** The same for every attempt, so that a retry after a lost response doesn't store the file twice. */
  uploadId: string
  file: File
  uploadType: UploadType
  opportunityId?: string
  /** for a signed NDA: the version of the post that showed the NDA */
  seenVersion?: number
  accessToken: string | null
  onProgress(percent: number): void
  signal: AbortSignal
}

/** Why an upload failed: the HTTP status, or 0 if the network failed or the upload was cancelled. */
export class UploadError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const CREATED = 201

/**
 * Sends one file to POST /api/opportunities/assets (FRAC-17). Uses XMLHttpRequest because fetch can't report upload
 * progress. Any response but 201 is a failure (FRAC-18).
 */
export function uploadFile({
  uploadId,
  file,
  uploadType,
  opportunityId,
  seenVersion,
  accessToken,
  onProgress,
  signal,
}: UploadRequest): Promise<AttachedDocument> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('uploadId', uploadId)
    body.append('uploadType', uploadType)
    if (opportunityId) body.append('opportunityId', opportunityId)
    if (seenVersion !== undefined) body.append('seenVersion', `${seenVersion}`)
    body.append('uploadedFile', file, file.name)

    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.round((loaded / total) * 100) : 0)
    request.onload = () => {
      const answer = readResponse(request.responseText)
      if (request.status !== CREATED || !answer.asset_id)
        return reject(new UploadError(request.status, answer.message ?? ''))
      resolve({
        id: answer.asset_id,
        name: answer.assetName ?? file.name,
        sizeBytes: file.size,
        uploadType,
        createdAt: new Date().toISOString(),
      })
    }
    request.onerror = () => reject(new UploadError(0, ''))
    request.onabort = () => reject(new UploadError(0, ''))
    signal.addEventListener('abort', () => request.abort(), { once: true })

    request.open('POST', '/api/opportunities/assets')
    request.setRequestHeader('X-Requested-With', 'sagework')
    if (accessToken) request.setRequestHeader('Authorization', `Bearer ${accessToken}`)
    request.send(body)
  })
}

function readResponse(text: string): { asset_id?: string; assetName?: string; message?: string } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

export type UploadFile = typeof uploadFile
