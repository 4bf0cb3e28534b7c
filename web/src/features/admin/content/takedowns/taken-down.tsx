import { fullName } from '#contract/format/full-name.js'
import { formatPassedTime } from '#lib/dates.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import { PutBack } from './put-back'
import { type Takedown, useTakedownOf } from './use-takedowns'

/** What became of something that is rejected: staff took it down, and may put it back, or it was never approved. */
export function TakenDown({ id }: { id: string }) {
  const { data: takedown, error, isPending, refetch } = useTakedownOf(id)
  if (isPending) return <Skeleton className="h-16" />
  if (error && takedown === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!takedown) return <Notice title="This was turned down.">Its author can change it and send it again.</Notice>
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <TakedownReason takedown={takedown} />
      <div className="flex justify-end">
        <PutBack takedown={takedown} />
      </div>
    </div>
  )
}

/** By whom it was taken down, when and why. */
export function TakedownReason({ takedown: { taker, taken_down_at: at, reason } }: { takedown: Takedown }) {
  const when = `Taken down ${taker ? `by ${fullName(taker)} ` : ''}${formatPassedTime(at)} ago`
  return (
    <Notice tone="warn" title={when}>
      <span className="wrap-anywhere whitespace-pre-line">{reason}</span>
    </Notice>
  )
}
