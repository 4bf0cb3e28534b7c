import { formatCount } from '#contract/format/counts.js'
import { formatPassedTime } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { useContentCounts } from '../content/use-content-queue'
import { useStaffMoneyCounts } from '../credit-requests/use-credit-requests'
import { useFailedEvents } from '../events/use-failed-events'
import { useStaffCountsQuery } from '../opportunities/queue/staff-counts.generated'
import { useUnsentEmails } from '../outbox/use-outbox-news'
import { usePayoutCountsQuery } from '../payouts/payouts.generated'
import { PROPOSED } from '../purchases/purchase-labels'
import { useRefundCounts } from '../purchases/use-staff-purchases'
import { useRewardCountsQuery } from '../rewards/rewards.generated'

/** One kind of work that may be waiting for staff. */
export interface StaffWork {
  label: string
  to: string
  /** "3 posts"; null while unknown */
  amount: string | null
  isWaiting: boolean
  error: unknown
}

/** What is waiting for staff, by area; each area reports its own loading errors. */
export function useStaffWork(): StaffWork[] {
  const posts = useStaffCountsQuery(undefined, { staleTime: 0 })
  const money = useStaffMoneyCounts()
  const content = useContentCounts()
  const events = useFailedEvents()
  const unsent = useUnsentEmails()
  const payouts = usePayoutCountsQuery(undefined, { staleTime: 0 })
  const refunds = useRefundCounts()
  const rewards = useRewardCountsQuery(undefined, { staleTime: 0 })
  const firstPage = events.data?.pages[0]
  const failed = firstPage?.events.length
  const more = firstPage?.nextCursor ? 'More than ' : ''
  const oldest = unsent.data?.oldestAt ? `, the oldest for ${formatPassedTime(unsent.data.oldestAt)}` : ''
  const post = (count: number | undefined) => work(count, (known) => formatCount(known, 'post'))
  return [
    {
      label: 'Waiting for approval',
      to: paths.adminOpportunities({ tab: 'waiting' }),
      ...post(posts.data?.waiting.aggregate?.count),
      error: posts.error,
    },
    {
      label: 'Edited after approval',
      to: paths.adminOpportunities({ tab: 'edited' }),
      ...post(posts.data?.edited.aggregate?.count),
      error: posts.error,
    },
    ...contentWork(content),
    {
      label: 'Credit requests',
      to: paths.adminCreditRequests(),
      ...work(money.data?.requests.aggregate?.count, (known) => formatCount(known, 'request')),
      error: money.error,
    },
    {
      label: 'Needs a second person',
      to: paths.adminLedger({ tab: 'proposals' }),
      ...work(money.data?.proposals.aggregate?.count, (known) => formatCount(known, 'proposal')),
      error: money.error,
    },
    {
      label: 'Redemptions to decide',
      to: paths.adminPayouts({ tab: 'redemptions' }),
      ...work(payouts.data?.redemptions.aggregate?.count, (known) => formatCount(known, 'request')),
      error: payouts.error,
    },
    {
      label: 'Payouts to send',
      to: paths.adminPayouts(),
      ...work(payouts.data?.payouts.aggregate?.count, (known) => formatCount(known, 'payout')),
      error: payouts.error,
    },
    {
      label: 'Refunds to confirm',
      to: paths.adminPurchases({ status: PROPOSED.value }),
      ...work(refunds.data?.proposed.aggregate?.count, (known) => formatCount(known, 'refund')),
      error: refunds.error,
    },
    {
      label: 'Refunds that failed',
      to: paths.adminPurchases({ status: 'refund_due' }),
      ...work(refunds.data?.failed.aggregate?.count, (known) => formatCount(known, 'refund')),
      error: refunds.error,
    },
    {
      label: 'Rewards on hold',
      to: paths.adminRewards(),
      ...work(rewards.data?.held.aggregate?.count, (known) => formatCount(known, 'reward')),
      // they are posted by themselves; a look at them is not a task that is left
      isWaiting: false,
      error: rewards.error,
    },
    {
      label: 'Undelivered events',
      to: paths.adminEvents,
      ...work(failed, (known) => `${more}${formatCount(known, 'event')}`),
      error: events.error,
    },
    {
      label: 'Unsent emails',
      to: paths.adminOutbox,
      ...work(unsent.data?.count, (known) => `${formatCount(known, 'email')}${oldest}`),
      error: unsent.error,
    },
  ]
}

/** What members ask and experts write. */
function contentWork({ data, error }: ReturnType<typeof useContentCounts>): StaffWork[] {
  return [
    {
      label: 'Questions to approve',
      to: paths.adminQuestions(),
      ...work(data?.questions.aggregate?.count, (known) => formatCount(known, 'question')),
      error,
    },
    {
      label: 'Answers to approve',
      to: paths.adminQuestions({ tab: 'answers' }),
      ...work(data?.answers.aggregate?.count, (known) => formatCount(known, 'answer')),
      error,
    },
    {
      label: 'Insights to approve',
      to: paths.adminQuestions({ tab: 'insights' }),
      ...work(data?.insights.aggregate?.count, (known) => formatCount(known, 'insight')),
      error,
    },
    {
      label: 'Topics to approve',
      to: paths.adminQuestions({ tab: 'topics' }),
      ...work(data?.topics.aggregate?.count, (known) => formatCount(known, 'topic')),
      error,
    },
  ]
}

function work(count: number | undefined, words: (known: number) => string) {
  if (count === undefined) return { amount: null, isWaiting: false }
  return { amount: count === 0 ? 'None' : words(count), isWaiting: count > 0 }
}
