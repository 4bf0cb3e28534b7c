import { ARTEFACT_UPLOAD_TYPE, ARTEFACTS_PATH } from '#contract/responses/response-limits.js'
import { getAccessToken } from '#lib/request/access-token.js'

export interface SentArtefact {
  path: string
  fileName: string
  size: number
}

/** Why a file didn't arrive: `status` of the answer, 0 without one. */
export class ArtefactError extends Error {
  constructor(
    readonly kind: 'refused' | 'failed' | 'late',
    message: string,
  ) {
    super(message)
  }
}

/** After this long without an answer, an upload counts as timed out (GI-85). */
export const UPLOAD_LATE_MS = 120_000
const CREATED = 201
const REFUSED = [400, 403, 413, 415]

interface SendOptions {
  /** the same for every attempt, so that a retry doesn't store it twice */
  uploadId: string
  onProgress(percent: number): void
  signal: AbortSignal
}

/** Sends the PDF of a response; by XMLHttpRequest, because fetch can't report progress. */
export async function sendArtefact(file: File, { uploadId, onProgress, signal }: SendOptions): Promise<SentArtefact> {
  const token = await getAccessToken()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('uploadId', uploadId)
    body.append('uploadType', ARTEFACT_UPLOAD_TYPE)
    body.append('uploadedFile', file, file.name)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.round((loaded / total) * 100) : 0)
    request.onload = () => {
      const answer = read(request.responseText)
      if (request.status === CREATED && answer.path)
        return resolve({ path: answer.path, fileName: answer.fileName ?? file.name, size: answer.size ?? file.size })
      reject(new ArtefactError(REFUSED.includes(request.status) ? 'refused' : 'failed', answer.message ?? ''))
    }
    request.onerror = () => reject(new ArtefactError('failed', ''))
    request.onabort = () => reject(new ArtefactError('failed', ''))
    request.ontimeout = () => reject(new ArtefactError('late', ''))
    request.timeout = UPLOAD_LATE_MS
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', ARTEFACTS_PATH)
    request.setRequestHeader('X-Requested-With', 'sagework')
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.send(body)
  })
}
export type SendArtefact = typeof sendArtefact

function read(text: string): { path?: string; fileName?: string; size?: number; message?: string } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
