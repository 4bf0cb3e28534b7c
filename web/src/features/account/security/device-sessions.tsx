import { useState } from 'react'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { messageOf } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { Badge } from '#ui/display/badge.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'
import { deviceName } from './device-name'
import { type DeviceSession, useDeviceSessions, useEndAllSessions, useEndSession } from './use-security'

export function DeviceSessions() {
  const { data: sessions, error, isPending, refetch } = useDeviceSessions()
  if (isPending) return <SkeletonRows label="Loading your sessions" rows={['h-16', 'h-10 w-40']} />
  if (!sessions) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </>
  )
}

function SessionRow({ session }: { session: DeviceSession }) {
  const end = useEndSession()
  const alerts = useAlerts()
  const name = deviceName(session.userAgent)
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.isCurrent ? <Badge tone="accent">This device</Badge> : null}
        </p>
        <p className="text-muted">
          {session.ipAddress ? `${session.ipAddress} · ` : ''}
          <time dateTime={session.lastUsedAt} title={formatExactDate(session.lastUsedAt)}>
            last used {formatRelativeDate(session.lastUsedAt)}
          </time>
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          size="sm"
          isBusy={end.isPending}
          aria-label={`Sign out ${name}`}
          onClick={() =>
            end.mutate(session.id, {
              onSuccess: () => alerts.show({ tone: 'success', text: `${name} is signed out.` }),
              onError: alerts.showError,
            })
          }
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function SignOutEverywhere() {
  const [isAsking, setIsAsking] = useState(false)
  const endAll = useEndAllSessions()
  return (
    <div className="pt-4">
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Sign out everywhere?"
        text="You’ll be signed out on every device, including this one. Pages that are already open may stay visible until somebody uses them. To log in again, use your password or a link."
        confirmLabel="Sign out everywhere"
        tone="danger"
        isBusy={endAll.isPending}
        error={endAll.error ? messageOf(endAll.error) : undefined}
        onConfirm={() => endAll.mutate()}
      />
    </div>
  )
}
