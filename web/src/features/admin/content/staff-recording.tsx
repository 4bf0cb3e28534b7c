import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import { restGet } from '#lib/rest-client.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton } from '#ui/feedback/skeleton.js'

// most of what waits is read
const Player = lazy(async () => ({ default: (await import('#entities/recording/player/player.js')).Player }))

export interface StaffPlayable {
  url: string
  media: RecordingMedia
  seconds: number
  peaks: number[]
  /** with its times, if it was heard */
  transcript: unknown
}

interface StaffRecordingProps {
  recordingId: string
  title: string
  /** as it stands with the response, where there is none with times */
  transcript?: string | null
  /** what is said stands beside it */
  isBeside?: boolean
}

/** A recording that nobody but its author and staff may hear yet. */
export function StaffRecording({ recordingId, title, transcript = null, isBeside = false }: StaffRecordingProps) {
  const fetchPlayable = () => restGet<StaffPlayable>(`/api/admin/recordings/${recordingId}`)
  const query = useQuery({ queryKey: ['staff-recording', recordingId], queryFn: fetchPlayable })
  if (query.isLoadingError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton className="h-32" />
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      <Player
        {...query.data}
        source={query.data.url}
        title={title}
        isBeside={isBeside}
        transcript={query.data.transcript ?? transcript}
        renew={async () => (await fetchPlayable()).url}
      />
    </Suspense>
  )
}
