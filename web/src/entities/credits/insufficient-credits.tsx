import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStateFor } from '#lib/forms/use-state-for.js'
import { onRefusal } from '#lib/request/refusals.js'
import { lacksCredits, type RequestError } from '#lib/request-error.js'

const InsufficientCreditsDialog = lazy(() => import('./insufficient-credits-dialog'))

/**
 * Opens whenever a request is refused for want of credits, wherever it was sent from (OPP-84, OERR-20). The forms only
 * have to stay as they are.
 */
export function InsufficientCredits() {
  const { pathname } = useLocation()
  // Going to another page answers it. Removed instead of closed: its way out would wait for the form beneath, which goes
  // at the same moment, and cover the next page.
  const [refusal, setRefusal] = useStateFor<RequestError | null>(pathname, null)
  const [isOpen, setOpen] = useState(false)

  useEffect(
    () =>
      onRefusal((error) => {
        if (!lacksCredits(error)) return
        setRefusal(error)
        setOpen(true)
      }),
    [setRefusal],
  )

  if (!refusal) return null
  return (
    <Suspense>
      <InsufficientCreditsDialog
        refusal={refusal}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onLeave={() => setRefusal(null)}
      />
    </Suspense>
  )
}
