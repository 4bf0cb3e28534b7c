import { Link } from 'react-router-dom'
import { useIsOnline } from '#lib/browser/use-online.js'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'

const STRIP = 'flex flex-wrap justify-center gap-x-2 border-line px-4 py-1 text-center text-xs'

/** Shown above every page of the demo; scrolls away with it. */
export function DemoStrip() {
  const { mode } = useConfig()
  if (mode !== 'demo') return null
  return (
    <section aria-label="About this site">
      <p className={`${STRIP} border-b bg-sunken text-muted`}>
        <span>Demo: the people and companies here are fictional.</span>
        <Link to={paths.adminOutbox} className="text-link">
          See the emails it sends
        </Link>
      </p>
    </section>
  )
}

/** Shown above every page of a live site whose payments go to the sandbox. */
export function PaymentTrialStrip() {
  const { isPaymentTrial } = useConfig()
  if (!isPaymentTrial) return null
  return (
    <section aria-label="About payments here">
      <p className={`${STRIP} border-b bg-warn-soft text-ink`}>Payments here are for trial; nobody is charged.</p>
    </section>
  )
}

/** Part of the sticky bar, so that it is seen however far down somebody has scrolled when the network goes. */
export function OfflineStrip() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={`${STRIP} border-t bg-warn-soft text-ink`}>
          You’re offline. What you type is kept; everything else works again once you’re back online.
        </p>
      )}
    </div>
  )
}
