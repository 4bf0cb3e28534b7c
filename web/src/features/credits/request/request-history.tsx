import type { ReactNode } from 'react'
import { type CreditRequestStatus, isCreditRequestStatus } from '#contract/credits/credit-request.js'
import { formatCredits } from '#contract/format/credits.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { Badge, type BadgeTone } from '#ui/display/badge.js'
import { Section } from '#ui/display/section.js'
import type { OwnRequest } from './use-own-requests'

const STATES: Readonly<Record<CreditRequestStatus, { label: string; tone: BadgeTone }>> = {
  PENDING: { label: 'Waiting', tone: 'info' },
  APPROVED: { label: 'Granted', tone: 'accent' },
  REJECTED: { label: 'Not granted', tone: 'neutral' },
}

interface RequestHistoryProps {
  requests: readonly OwnRequest[]
  /** the end of the list */
  children: ReactNode
}

/** One's own requests with what staff answered. */
export function RequestHistory({ requests, children }: RequestHistoryProps) {
  if (requests.length === 0) return null
  return (
    <Section id="your-requests" title="Your requests">
      <ul className="divide-y divide-line border-y border-line">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-1 py-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="tabular font-medium text-ink">{formatCredits(request.wizlings)}</span>
              <State status={request.status} />
              <time
                dateTime={request.created_at}
                title={formatExactDate(request.created_at)}
                className="text-sm text-muted"
              >
                {formatRelativeDate(request.created_at)}
              </time>
            </div>
            <p className="text-sm wrap-anywhere text-muted">{request.reason}</p>
            {request.decision_reason ? (
              <p className="text-sm wrap-anywhere text-ink">Our staff wrote: {request.decision_reason}</p>
            ) : null}
          </li>
        ))}
      </ul>
      {children}
    </Section>
  )
}

function State({ status }: { status: string }) {
  if (!isCreditRequestStatus(status)) return null
  const { label, tone } = STATES[status]
  return <Badge tone={tone}>{label}</Badge>
}
