import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStateFor } from '#lib/forms/use-state-for.js'
import { paths } from '#lib/paths.js'
import { onRefusal } from '#lib/request/refusals.js'
import { lacksCredits, type RequestError } from '#lib/request-error.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { CreditAmount } from './credit-amount'
import { CreditPriceList } from './credit-price-list'

/**
 * Opens whenever a request is refused for want of credits, wherever it was sent from (OPP-84, OERR-20). The forms only
 * have to stay as they are.
 */
export function InsufficientCredits() {
  const { pathname, search } = useLocation()
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
  const close = () => setOpen(false)
  const leave = () => setRefusal(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={refusal.credits ? 'Not enough Credits' : 'Settle your balance first'}
      footer={
        <>
          <LinkButton to={paths.wizlingRequest(pathname + search)} onClick={leave}>
            Request Credits
          </LinkButton>
          <LinkButton variant="primary" to={paths.getCredits(pathname + search)} onClick={leave}>
            Get Credits
          </LinkButton>
        </>
      }
    >
      <p className="text-base">{refusal.message}</p>
      {refusal.credits ? <Shortfall {...refusal.credits} /> : null}
      <p className="mt-4 text-muted">Nothing was charged. What you typed is kept here until you come back.</p>
    </Dialog>
  )
}

function Shortfall({ needed, balance }: { needed: number; balance: number }) {
  return (
    <>
      <dl className="mt-4 grid grid-cols-3 gap-4 rounded-lg bg-sunken px-4 py-3">
        <Figure label="Needed" credits={needed} />
        <Figure label="Your balance" credits={balance} />
        <Figure label="Missing" credits={needed - balance} isStrong />
      </dl>
      <Prices />
    </>
  )
}

function Figure({ label, credits, isStrong = false }: { label: string; credits: number; isStrong?: boolean }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className={isStrong ? 'font-semibold' : undefined}>
        <CreditAmount credits={credits} />
      </dd>
    </div>
  )
}

/** What each action needs (GO-65). */
function Prices() {
  return (
    <section className="mt-6" aria-label="What each action needs">
      <h3 className="font-medium">What each action needs</h3>
      <CreditPriceList />
    </section>
  )
}
