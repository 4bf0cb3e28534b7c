import { formatHolding } from '#contract/format/credits.js'
import { entryFor } from '#contract/payments/purchase-codes.js'
import {
  earningsBanner,
  RESPONSE_WINDOW_DAYS,
  type RewardState,
  type UnpaidCause,
} from '#contract/rewards/answer-rewards.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { Badge, type BadgeTone } from '#ui/display/badge.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import type { OwnRewardsQuery } from './income.expert.generated'
import { useOwnRewards } from './use-income'

type Reward = OwnRewardsQuery['answer_earnings'][number]
type Window = OwnRewardsQuery['response_windows'][number]

const STATES: Readonly<Record<Exclude<RewardState, 'refused'>, { label: string; tone: BadgeTone }>> = {
  held: { label: 'On hold', tone: 'info' },
  posted: { label: 'Available', tone: 'accent' },
  voided: { label: 'Taken back', tone: 'danger' },
}

/**
 * What an expert's answers earned, and how many more are paid in this window. Nothing, not even the banner, for somebody
 * without a rated answer: it would promise earnings that they may have no way to make.
 */
export function AnswerRewards() {
  const list = useOwnRewards()
  if (list.isPending) return <SkeletonRows label="Loading your rewards" rows={['h-16']} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const rows = list.data.pages.flatMap((page) => page.rows)
  const [{ window, answerCents } = { window: null, answerCents: 0 }] = list.data.pages
  if (rows.length === 0) return null
  const limit = window?.response_limit ?? 0
  const banner = earningsBanner({ cents: answerCents, limit, canEarn: true })
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="font-serif text-lg font-semibold">
        Answers
      </h2>
      {banner ? (
        <Notice className="mt-3" title={banner.title}>
          {banner.text}
        </Notice>
      ) : null}
      {banner && window ? <Used window={window} /> : null}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {rows.map((reward) => (
          <RewardRow key={reward.response_id} reward={reward} />
        ))}
      </ul>
      <MoreRows list={list} />
    </section>
  )
}

function Used({ window: { used, response_limit, restarts_at } }: { window: Window }) {
  return (
    <p className="mt-3 text-sm text-muted">
      You’ve used {used ?? 0} of {response_limit} paid answers. The next {RESPONSE_WINDOW_DAYS} days begin{' '}
      {restarts_at ? (
        <time dateTime={restarts_at} title={formatExactDate(restarts_at)}>
          {formatRelativeDate(restarts_at)}
        </time>
      ) : (
        'later'
      )}
      .
    </p>
  )
}

const CAUSES: Readonly<Record<Exclude<UnpaidCause, 'off'>, string>> = {
  limit: 'No dollars: your paid answers of that window were used.',
  cap: 'No dollars: the rewards of all experts had reached the month’s limit.',
}

function RewardRow({ reward }: { reward: Reward }) {
  const { stars, unpaid_because: cause, void_reason: reason } = reward
  const booked = amountText(reward.cents, reward.credits)
  const left = amountText(reward.cents_left, reward.credits_left)
  // one of which corrections left nothing was taken back, as if it had still been on hold
  const state = reward.state === 'posted' && left === '' ? 'voided' : reward.state
  const known = state === 'held' || state === 'posted' || state === 'voided' ? STATES[state] : null
  const why = cause ? entryFor(CAUSES, cause) : undefined
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0 flex-1 max-sm:basis-full">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span data-gone={state === 'voided' || undefined} className="tabular font-medium data-gone:line-through">
            {left || booked}
          </span>
          <span className="text-sm text-muted">{stars} stars</span>
        </span>
        <When reward={reward} isGone={left === ''} />
        {why ? <span className="block text-sm text-muted">{why}</span> : null}
        {reward.state === 'posted' && left !== booked ? (
          <span className="block text-sm">
            {left === '' ? 'Our staff took it back by a correction.' : `Our staff corrected it from ${booked}.`}
          </span>
        ) : null}
        {reason ? <span className="block text-sm wrap-anywhere">Our staff: {reason}</span> : null}
      </span>
      {known ? <Badge tone={known.tone}>{known.label}</Badge> : null}
    </li>
  )
}

/** Columns of a view may be null for the schema. */
function amountText(cents: number | null | undefined, credits: number | null | undefined): string {
  const parts = [cents ? formatHolding(cents, 'usd') : '', credits ? formatHolding(credits, 'reward') : '']
  return parts.filter(Boolean).join(' and ')
}

function When({
  reward: { state, booked_at, due_at, settled_at },
  isGone,
}: {
  reward: Reward
  /** Nothing of it is left. */
  isGone: boolean
}) {
  const [words, iso] =
    state === 'held' && due_at
      ? ['Available', due_at]
      : state === 'posted' && settled_at && !isGone
        ? ['Available since', settled_at]
        : state === 'voided' && settled_at
          ? ['Taken back', settled_at]
          : ['Rated', booked_at]
  if (!iso) return null
  return (
    <time dateTime={iso} title={formatExactDate(iso)} className="block text-sm text-muted">
      {words} {formatRelativeDate(iso)}
    </time>
  )
}
