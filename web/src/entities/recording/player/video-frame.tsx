import { Captions, CaptionsOff, Maximize } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { type TranscriptSegment, toWebVtt } from '#contract/recordings/transcript.js'
import { IconButton } from '#ui/button/icon-button.js'

interface VideoFrameProps extends ComponentProps<'video'> {
  element: RefObject<HTMLMediaElement | null>
  segments: readonly TranscriptSegment[]
}

/** The picture, with captions that are made of the transcript. Full screen has the browser's own controls. */
export function VideoFrame({ element, segments, ...video }: VideoFrameProps) {
  const captions = useCaptionsAddress(segments)
  const [isCaptioned, setCaptioned] = useState(true)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])
  const switchCaptions = () => {
    const track = (element.current as HTMLVideoElement | null)?.textTracks?.[0]
    if (track) track.mode = isCaptioned ? 'hidden' : 'showing'
    setCaptioned(!isCaptioned)
  }
  return (
    <div className="relative overflow-hidden rounded-md bg-sunken">
      <video
        {...video}
        ref={element as RefObject<HTMLVideoElement>}
        playsInline
        controls={isFull}
        className="aspect-video w-full"
      >
        <track kind="captions" label="Captions" srcLang="en" default src={captions ?? undefined} />
      </video>
      <div className="absolute end-2 top-2 flex gap-1 rounded-md bg-surface">
        {segments.length > 0 ? (
          <IconButton
            size="sm"
            label={isCaptioned ? 'Hide captions' : 'Show captions'}
            icon={isCaptioned ? Captions : CaptionsOff}
            onClick={switchCaptions}
          />
        ) : null}
        {document.fullscreenEnabled ? (
          <IconButton
            size="sm"
            label="Full screen"
            icon={Maximize}
            onClick={() => void element.current?.requestFullscreen().catch(() => undefined)}
          />
        ) : null}
      </div>
    </div>
  )
}

/** Where the browser finds the captions; null without any. */
function useCaptionsAddress(segments: readonly TranscriptSegment[]): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (segments.length === 0) return
    const made = URL.createObjectURL(new Blob([toWebVtt(segments)], { type: 'text/vtt' }))
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [segments])
  return address
}
