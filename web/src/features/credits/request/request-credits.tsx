import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatCredits } from '#contract/format/credits.js'
import { ownPath } from '#contract/identity/return-path.js'
import { formatRelativeDate } from '#lib/dates.js'
import { LinkButton } from '#ui/button/link-button.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { RequestForm } from './request-form'
import { RequestHistory } from './request-history'
import { useOwnRequests } from './use-own-requests'

/**
 * The form, or the request that waits; below it, the earlier ones with their answers. Whoever came from where the credits
 * are needed can go back there.
 */
export function RequestCredits() {
  const own = useOwnRequests()
  const [isThanked, setThanked] = useState(false)
  const [query] = useSearchParams()
  const origin = ownPath(query.get('redirectTo'))
  const back = origin ? (
    <LinkButton size="sm" to={origin}>
      Back to where you were
    </LinkButton>
  ) : null
  if (own.isPending) return <SkeletonRows label="Loading your requests" rows={['h-11', 'h-32', 'h-10 w-40']} />
  if (!own.data)
    return <ErrorState error={own.error} onRetry={() => void own.refetch()} isRetrying={own.isRefetching} />
  const requests = own.data.pages.flatMap((page) => page.rows)
  const waiting = requests.find(({ status }) => status === 'PENDING')
  return (
    <div className="grid max-w-form gap-12">
      <div className="grid gap-6">
        {isThanked ? (
          <Notice tone="success" isLive title="Thank you for your request" action={back}>
            Our staff will answer here and by email.
          </Notice>
        ) : waiting ? (
          <Notice title="You already have a pending request." action={back}>
            You asked for {formatCredits(waiting.wizlings)} {formatRelativeDate(waiting.created_at)}. You can ask again
            once our staff have answered.
          </Notice>
        ) : null}
        {/* below the thanks it stays, empty (GK-036) */}
        {waiting && !isThanked ? null : <RequestForm onSent={() => setThanked(true)} />}
      </div>
      <RequestHistory requests={requests}>
        <MoreRows list={own} />
      </RequestHistory>
    </div>
  )
}
