import { Handshake } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { LoadMore } from '#ui/display/load-more.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Segments } from '#ui/filter/segments.js'
import { OwnApplicationTable } from './own-application-table'
import { TURNS, type Turn, useOwnApplicationCounts, useOwnApplications } from './use-own-applications'

const GROUP_LABELS: Readonly<Record<Turn, string>> = {
  expert: 'Your turn',
  company: 'Waiting for the company',
  hired: 'Hired',
  ended: 'Ended',
}

interface OwnApplicationsTabProps {
  turn: Turn
  onTurn(turn: Turn): void
}

/** What an expert applied to, by who acts next. */
export function OwnApplicationsTab({ turn, onTurn }: OwnApplicationsTabProps) {
  const counts = useOwnApplicationCounts()
  return (
    <>
      <div className="mb-4">
        <Segments
          label="Your applications by whose turn it is"
          segments={TURNS.map((id) => ({ id, label: GROUP_LABELS[id], count: counts[id] }))}
          current={turn}
          onChange={onTurn}
        />
      </div>
      <Group turn={turn} hasNone={TURNS.every((id) => counts[id] === 0)} />
    </>
  )
}

function Group({ turn, hasNone }: { turn: Turn; hasNone: boolean }) {
  const list = useOwnApplications(turn)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const loadMore = () => void list.fetchNextPage()
  if (list.isPending)
    return <SkeletonRows label="Loading your applications" rows={['h-16', 'h-16', 'h-16', 'h-16']} className="gap-2" />
  if (list.error && rows.length === 0)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  if (rows.length === 0) return <Nothing turn={turn} hasNone={hasNone} />
  return (
    <>
      <OwnApplicationTable caption={GROUP_LABELS[turn]} rows={rows} />
      {list.error ? <ErrorState error={list.error} onRetry={loadMore} /> : null}
      <LoadMore hasMore={Boolean(list.hasNextPage)} isBusy={list.isFetchingNextPage} onMore={loadMore} />
    </>
  )
}

const EMPTY: Readonly<Record<Turn, { title: string; text: string }>> = {
  expert: { title: 'Nothing is waiting for you.', text: 'Counter offers and hires that need your answer appear here.' },
  company: {
    title: 'No company owes you an answer.',
    text: 'Once you’ve sent a proposal, it appears here until the company decides.',
  },
  hired: { title: 'You have no work under way.', text: 'Projects appear here once you accept a hire.' },
  ended: { title: 'None of your applications has ended.', text: 'They appear here with how they ended.' },
}

function Nothing({ turn, hasNone }: { turn: Turn; hasNone: boolean }) {
  const words = hasNone
    ? { title: 'You haven’t applied to anything yet.', text: 'Show interest in an opportunity, and follow it here.' }
    : EMPTY[turn]
  return (
    <EmptyState
      icon={Handshake}
      {...words}
      action={<LinkButton to={paths.opportunitySummary({ tab: 'active' })}>See open opportunities</LinkButton>}
    />
  )
}
