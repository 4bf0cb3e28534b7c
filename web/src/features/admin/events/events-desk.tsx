import { CircleCheck, Send } from 'lucide-react'
import { capitalised } from '#contract/format/capitalised.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { Button } from '#ui/button/button.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type FailedEvent, useDeliverAgain, useFailedEvents } from './use-failed-events'

const COLUMNS: readonly Column<FailedEvent>[] = [
  { id: 'trigger', header: 'Event', isRowHeader: true, cell: ({ trigger }) => <strong>{eventLabel(trigger)}</strong> },
  { id: 'happened', header: 'Happened', cell: ({ createdAt }) => <When iso={createdAt} /> },
  { id: 'tries', header: 'Tries', isNumeric: true, cell: ({ tries }) => tries },
  { id: 'answer', header: 'Last answer', cell: ({ lastStatus }) => (lastStatus ? `Status ${lastStatus}` : 'None') },
  { id: 'again', header: 'Deliver again', isHeaderHidden: true, cell: (event) => <DeliverAgain event={event} /> },
]

/** Events the engine gave up on after its retries; each can be redelivered. */
export function EventsDesk() {
  const failed = useFailedEvents()
  if (failed.isPending) return <SkeletonRows label="Loading the events" rows={['h-64']} />
  if (!failed.data)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isRefetching} />
  const events = failed.data.pages.flatMap((page) => page.events)
  if (events.length === 0)
    return (
      <EmptyState
        icon={CircleCheck}
        title="No failed events."
        text="Events that fail after all their retries appear here, so that you can deliver them again."
      />
    )
  return (
    <>
      <DataTable caption="Undelivered events" columns={COLUMNS} rows={events} rowKey={({ id }) => id} />
      <MoreRows list={failed} />
    </>
  )
}

function DeliverAgain({ event }: { event: FailedEvent }) {
  const alerts = useAlerts()
  const again = useDeliverAgain()
  const send = () =>
    again.mutate(event.id, {
      onSuccess: () => alerts.show({ tone: 'success', text: 'The event is being delivered again.' }),
      onError: alerts.showError,
    })
  return (
    <Button
      size="sm"
      icon={Send}
      isBusy={again.isPending}
      onClick={send}
      aria-label={`Deliver again: ${eventLabel(event.trigger)}, ${formatExactDate(event.createdAt)}`}
    >
      Deliver again
    </Button>
  )
}

function When({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatExactDate(iso)}>
      {formatRelativeDate(iso)}
    </time>
  )
}

/** @example eventLabel('opportunity_status_changed') is "Opportunity status changed" */
function eventLabel(trigger: string): string {
  return capitalised(trigger.replaceAll('_', ' '))
}
