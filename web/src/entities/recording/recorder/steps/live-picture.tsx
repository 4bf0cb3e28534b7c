import { useEffect, useRef, useState } from 'react'
import { NO_PREVIEW } from '../machine/recorder-words'
import type { RecorderSession } from '../recorder-session'
import { EnablePreview } from './enable-preview'

/** Oneself, as in a mirror. */
export function LivePicture({ stream, session }: { stream: MediaStream | null; session: RecorderSession }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const element = video.current
    if (!element || !stream) return
    setHasFailed(false)
    element.srcObject = stream
    element.play().catch((error: unknown) => {
      // a stream that was replaced meanwhile aborts the one before it
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true)
    })
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        aria-label="Your camera’s picture"
        className="absolute inset-0 size-full -scale-x-100 bg-sunken object-cover"
      />
      {hasFailed ? (
        <div className="relative grid justify-items-center gap-2 rounded-lg bg-surface px-4 py-3">
          <p role="alert" className="text-sm text-danger">
            {NO_PREVIEW}
          </p>
          <EnablePreview media="video" session={session} />
        </div>
      ) : null}
    </>
  )
}
