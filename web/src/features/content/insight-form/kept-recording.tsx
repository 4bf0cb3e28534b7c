import { useQuery } from '@tanstack/react-query'
import { Player } from '#entities/recording/player/player.js'
import { recordingOnServer } from '#entities/recording/recorder/takes/recording-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { Skeleton } from '#ui/feedback/skeleton.js'

/** A recording that the insight holds already, to be heard by its author before staff approve it. */
export function KeptRecording({ id, seconds, title }: { id: string; seconds: number; title: string }) {
  const { data, isPending } = useQuery({ queryKey: ['own-recording', id], queryFn: () => recordingOnServer(id) })
  if (isPending) return <Skeleton className="h-24 w-full rounded-lg" />
  if (!data?.url) return <Notice tone="warn">This recording can’t be played right now. It is kept all the same.</Notice>
  return (
    <Player source={data.url} media="audio" seconds={seconds} peaks={data.peaks} title={title || 'Your recording'} />
  )
}
