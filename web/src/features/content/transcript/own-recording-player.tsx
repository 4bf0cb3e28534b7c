import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { recordingAddress } from '#contract/recordings/recording-limits.js'
import { Player, type PlayerControls } from '#entities/recording/player/player.js'
import type { RecordingOnServer } from '#entities/recording/recorder/takes/recording-state.js'
import { RecordingFailure } from '#entities/recording/recording-failure.js'
import { restGet } from '#lib/rest-client.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton } from '#ui/feedback/skeleton.js'

const MILLISECONDS = 1000

interface OwnRecordingPlayerProps {
  recordingId: string
  title: string
  controls: Ref<PlayerControls>
}

/** A recording of one's own, to listen to while one reads along. */
export function OwnRecordingPlayer({ recordingId, title, controls }: OwnRecordingPlayerProps) {
  const fetchState = () => restGet<RecordingOnServer>(`${recordingAddress(recordingId)}/state`)
  const query = useQuery({ queryKey: ['own-recording', recordingId], queryFn: fetchState })
  const { data, error, refetch } = query
  if (error && !data)
    return (
      <>
        <RecordingFailure query={query} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    )
  if (!data?.url) return <Skeleton className="h-32" />
  return (
    <Player
      source={data.url}
      media="audio"
      seconds={(data.durationMs ?? 0) / MILLISECONDS}
      peaks={data.peaks ?? []}
      title={title}
      itemId={recordingId}
      controls={controls}
      renew={async () => (await fetchState()).url ?? ''}
    />
  )
}
