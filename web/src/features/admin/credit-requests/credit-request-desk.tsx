import { ArrowLeft, HandCoins } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { formatCredits } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { formatExactDate, formatPassedTime, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { Tabs } from '#ui/display/tabs.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { MasterDetailSkeleton } from '#ui/feedback/skeleton.js'
import { useCreditRequestByIdQuery } from './credit-requests.generated'
import { openProposalOf } from './request-facts'
import { RequestPane } from './request-pane'
import {
  type CreditRequest,
  REQUEST_TABS,
  type RequestTab,
  useCreditRequests,
  useRefreshRequests,
  useStaffMoneyCounts,
} from './use-credit-requests'

const LABELS: Readonly<Record<RequestTab, string>> = { waiting: 'Waiting', answered: 'Answered' }
const EMPTY: Readonly<Record<RequestTab, { title: string; text: string }>> = {
  waiting: { title: 'Nobody is waiting for Credits.', text: 'Requests show up here, the longest waiting first.' },
  answered: { title: 'Nothing is answered yet.', text: 'Requests that staff have answered show up here.' },
}

/** The queue beside the open request; on phones, one at a time. Tab and request are in the address. */
export function CreditRequestDesk() {
  const [query, setQuery] = useSearchParams()
  const tab = REQUEST_TABS.find((id) => id === query.get('tab')) ?? 'waiting'
  const chosenId = query.get('id')
  const list = useCreditRequests(tab)
  const counts = useStaffMoneyCounts()
  const refresh = useRefreshRequests()
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  // a link from a notice may lead to a request that is in neither list's first page
  const { data: linked } = useCreditRequestByIdQuery(
    { id: chosenId ?? '' },
    { enabled: chosenId !== null && list.isSuccess && !rows.some(({ id }) => id === chosenId) },
  )
  const current =
    rows.find(({ id }) => id === chosenId) ?? (chosenId ? linked?.credit_requests_by_pk : null) ?? rows[0] ?? null
  const onDecided = () => {
    const next = rows[rows.findIndex(({ id }) => id === current?.id) + 1]
    setQuery(tab === 'waiting' && next ? { tab, id: next.id } : { tab })
    void refresh()
  }
  const tabs = REQUEST_TABS.map((id) => ({
    ...{ id, label: LABELS[id] },
    count: id === 'waiting' ? counts.data?.requests.aggregate?.count : undefined,
  }))
  return (
    <Tabs label="Requests" tabs={tabs} current={tab} onChange={(next: RequestTab) => setQuery({ tab: next })}>
      {list.isLoadingError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
      ) : list.isPending ? (
        <MasterDetailSkeleton label="Loading the requests" className="lg:grid-cols-[20rem_1fr]" />
      ) : current ? (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
          <div data-chosen={chosenId ? true : undefined} className="max-lg:data-chosen:hidden">
            <RequestList tab={tab} rows={rows} currentId={current.id} />
            <MoreRows list={list} />
          </div>
          <div data-chosen={chosenId ? true : undefined} className="max-lg:not-data-chosen:hidden">
            <Button className="mb-4 lg:hidden" variant="quiet" icon={ArrowLeft} onClick={() => setQuery({ tab })}>
              All requests
            </Button>
            <RequestPane key={current.id} request={current} onDecided={onDecided} onChanged={() => void refresh()} />
          </div>
        </div>
      ) : (
        <EmptyState icon={HandCoins} {...EMPTY[tab]} />
      )}
    </Tabs>
  )
}

interface RequestListProps {
  tab: RequestTab
  rows: readonly CreditRequest[]
  currentId: string
}

function RequestList({ tab, rows, currentId }: RequestListProps) {
  return (
    <ul
      aria-label="Requests"
      className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to={paths.adminCreditRequests({ tab, id: row.id })}
            aria-current={row.id === currentId ? 'true' : undefined}
            className="focus-ring flex flex-col gap-1 border-s-2 border-transparent px-4 py-3 -outline-offset-2! transition-colors duration-120 hover:bg-sunken lg:aria-current:border-accent lg:aria-current:bg-accent-soft"
          >
            <span className="truncate text-sm font-medium text-ink">{row.user ? fullName(row.user) : 'Somebody'}</span>
            <span className="tabular text-sm text-ink">{formatCredits(row.wizlings)}</span>
            <time dateTime={row.created_at} title={formatExactDate(row.created_at)} className="text-xs text-muted">
              {stateOf(row)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function stateOf(request: CreditRequest): string {
  const { status, created_at, decided_at } = request
  if (status === 'PENDING')
    return `${openProposalOf(request) ? 'Needs a second person, w' : 'W'}aiting for ${formatPassedTime(created_at)}`
  return `${status === 'APPROVED' ? 'Granted' : 'Not granted'} ${formatRelativeDate(decided_at ?? created_at)}`
}
