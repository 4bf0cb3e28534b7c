import { atom, useAtomValue, useSetAtom } from 'jotai'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { hasCode, isRequestError, lacksCredits, messageOf } from '#lib/request-error.js'
import { IconButton } from '../button/icon-button'
import { Icon } from '../display/icon'
import { useBelowBars } from './use-below-bars'

export type AlertTone = 'success' | 'info' | 'error'

interface NewAlert {
  tone: AlertTone
  text: string
  /** below the text: what it means or what to do */
  detail?: string
  requestId?: string | null
  /** groups the alerts of an attempt that may be repeated; the next attempt withdraws them */
  attempt?: string
}

interface Alert extends NewAlert {
  id: number
}

const SHOWN_MS = 6_000
const MAX_SHOWN = 3
const ICONS = { success: CircleCheck, info: Info, error: CircleAlert }
const INKS = { success: 'text-accent', info: 'text-info', error: 'text-danger' }

const alertsAtom = atom<Alert[]>([])
let lastId = 0

const showAtom = atom(null, (_get, set, alert: NewAlert) => {
  lastId += 1
  const id = lastId
  set(alertsAtom, (alerts) => [...alerts, { ...alert, id }].slice(-MAX_SHOWN))
  return () => set(dismissAtom, id)
})
const dismissAtom = atom(null, (_get, set, id: number) => {
  set(alertsAtom, (alerts) => alerts.filter((alert) => alert.id !== id))
})

const withdrawAtom = atom(null, (_get, set, attempt: string) => {
  set(alertsAtom, (alerts) => alerts.filter((alert) => alert.attempt !== attempt))
})

/** Alerts concern one user's actions and must not be shown to the next. */
export const clearAlertsAtom = atom(null, (_get, set) => set(alertsAtom, []))

/**
 * Shows what just happened: `useAlerts().show({ tone: 'success', text: 'Saved.' })`. Errors stay until they are
 * dismissed, until the function that `show` returns is called, or until `withdraw` is called with their attempt. For
 * failed requests use `showError`, which skips ended sessions, because the login page explains those and an alert would
 * outlive the next sign-in, and missing credits, which have a dialog.
 */
export function useAlerts() {
  const show = useSetAtom(showAtom)
  const withdraw = useSetAtom(withdrawAtom)
  return useMemo(() => {
    /** Says in these words that something failed; the same errors are skipped. */
    const showFailure = (error: unknown, text: string): (() => void) | undefined => {
      if (hasCode(error, 'NO_SESSION') || lacksCredits(error)) return undefined
      return show({ tone: 'error', text, requestId: referenceOf(error) })
    }
    return { show, withdraw, showFailure, showError: (error: unknown) => void showFailure(error, messageOf(error)) }
  }, [show, withdraw])
}

/** Only internal faults have a cause worth looking up in the log; refusals already say everything. */
function referenceOf(error: unknown): string | null {
  const isFault = isRequestError(error) && (error.status >= 500 || hasCode(error, 'INTERNAL', 'UPSTREAM_FAILED'))
  return isFault ? error.requestId : null
}

/**
 * The page's one live region, rendered once by the providers. It has to exist from the start, or nothing is read out. A
 * direct child of the body, because dialogs close on any press in the app's own tree.
 */
export function AlertCentre() {
  const alerts = useAtomValue(alertsAtom)
  const region = useRef<HTMLElement>(null)
  useBelowBars(region, alerts.length > 0)
  return createPortal(
    <section
      ref={region}
      aria-label="Messages"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-16 z-50 flex flex-col items-center gap-2 md:start-auto md:end-6 md:w-96"
    >
      {alerts.map((alert) => (
        <AlertCard key={alert.id} alert={alert} />
      ))}
    </section>,
    document.body,
  )
}

function AlertCard({ alert }: { alert: Alert }) {
  const dismiss = useSetAtom(dismissAtom)
  useEffect(() => {
    if (alert.tone === 'error') return
    const timer = setTimeout(() => dismiss(alert.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [alert, dismiss])

  return (
    <div
      data-tone={alert.tone}
      className="pointer-events-auto flex w-full max-w-dialog-sm animate-enter items-start gap-3 rounded-lg border border-line bg-surface py-2 ps-4 pe-2 text-sm shadow-float"
    >
      <Icon of={ICONS[alert.tone]} className={`mt-1 ${INKS[alert.tone]}`} />
      <div className="min-w-0 flex-1 py-1 wrap-anywhere">
        <p>{alert.text}</p>
        {alert.detail ? <p className="text-muted">{alert.detail}</p> : null}
        {alert.requestId ? <p className="text-xs text-muted">Reference {alert.requestId}</p> : null}
      </div>
      <IconButton label="Dismiss" icon={X} size="sm" onClick={() => dismiss(alert.id)} />
    </div>
  )
}
