import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { artefactTooLarge, RESPONSE_LIMITS, RESPONSE_MESSAGES } from '#contract/responses/response-limits.js'
import { ArtefactError, type SendArtefact, type SentArtefact, sendArtefact } from './send-artefact'

/** Tests pass their own. */
export const SendArtefactContext = createContext<SendArtefact>(sendArtefact)

export interface ArtefactUpload {
  file: File
  percent: number
  /** why it didn't arrive; it can be sent again unless it was refused */
  fault: { kind: ArtefactError['kind']; message: string } | null
}

const FAILED = 'Something went wrong. The file wasn’t uploaded.'

/** Uploads the one file of a response. */
export function useArtefactUpload(onStored: (artefact: SentArtefact) => void) {
  const send = useContext(SendArtefactContext)
  const [upload, setUpload] = useState<ArtefactUpload | null>(null)
  const running = useRef<AbortController | null>(null)
  const uploadId = useRef('')
  useEffect(() => () => running.current?.abort(), [])

  const begin = async (file: File) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const show = (part: Partial<ArtefactUpload>) => {
      if (running.current === controller) setUpload({ file, percent: 0, fault: null, ...part })
    }
    show({})
    try {
      const artefact = await send(file, {
        uploadId: uploadId.current,
        signal: controller.signal,
        onProgress: (percent) => show({ percent }),
      })
      if (running.current !== controller) return
      setUpload(null)
      onStored(artefact)
    } catch (error) {
      const kind = error instanceof ArtefactError ? error.kind : 'failed'
      show({ fault: { kind, message: (error instanceof Error && error.message) || FAILED } })
    }
  }
  return {
    upload,
    /** The server checks the content; this only sees name and size. */
    choose(file: File) {
      uploadId.current = crypto.randomUUID()
      const message = faultOf(file)
      if (message) setUpload({ file, percent: 0, fault: { kind: 'refused', message } })
      else void begin(file)
    },
    again: () => (upload ? void begin(upload.file) : undefined),
    cancel() {
      running.current?.abort()
      running.current = null
      setUpload(null)
    },
  }
}

function faultOf(file: File): string | null {
  if (!file.name.toLowerCase().endsWith('.pdf')) return RESPONSE_MESSAGES.pdfOnly
  return file.size > RESPONSE_LIMITS.artefactBytesMax ? artefactTooLarge(file.name) : null
}
