import { useState } from 'react'
import { Notice } from '#ui/feedback/notice.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import { Player } from '../../player/player'
import { NO_PREVIEW } from '../machine/recorder-words'
import type { Take } from '../takes/take'
import type { UploadStatus } from '../takes/take-upload'
import { Stage } from './stage'
import { useTakeAddress } from './use-take-address'

/** The take, to be heard or seen before it is submitted: from this browser, or from the server once it is only there. */
export function TakePlayer({ take, upload }: { take: Take; upload: UploadStatus | null }) {
  const here = useTakeAddress(take)
  const [hasFailed, setHasFailed] = useState(false)
  const onServer = upload?.at === 'ready' ? upload.url : null
  const source = here && here !== 'failed' ? here : onServer
  const isVideo = take.stored.media === 'video'
  if (hasFailed || (here === 'failed' && !onServer))
    return (
      <Notice tone="warn" isLive>
        {isVideo ? NO_PREVIEW : 'Your browser can’t play this recording here. It is safe all the same.'}
      </Notice>
    )
  if (!source) return <Skeleton className={isVideo ? 'aspect-video w-full rounded-xl' : 'h-24 w-full rounded-xl'} />
  return isVideo ? (
    <Stage isWide>
      {/* biome-ignore lint/a11y/useMediaCaption: what was said a moment ago has no captions yet */}
      <video
        src={source}
        controls
        playsInline
        onError={() => setHasFailed(true)}
        aria-label="Your recording"
        className="absolute inset-0 size-full bg-sunken object-contain"
      />
    </Stage>
  ) : (
    <Player
      source={source}
      media="audio"
      seconds={take.seconds}
      peaks={upload?.at === 'ready' ? upload.peaks : null}
      title="Your recording"
    />
  )
}
