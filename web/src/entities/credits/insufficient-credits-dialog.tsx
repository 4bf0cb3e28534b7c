import { useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import type { RequestError } from '#lib/request-error.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { CreditAmount } from './credit-amount'
import { CreditPriceList } from './credit-price-list'

interface InsufficientCreditsDialogProps {
  refusal: RequestError
  isOpen: boolean
  onClose(): void
  /** Somebody goes where credits come from. */
  onLeave(): void
}

/** What was needed, what there is, and the ways to get more (GO-65). */
export default function InsufficientCreditsDialog(props: InsufficientCreditsDialogProps) {
  const { refusal, isOpen, onClose, onLeave } = props
  const { pathname, search } = useLocation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={refusal.credits ? 'Not enough Credits' : 'Settle your balance first'}
      footer={
        <>
          <LinkButton to={paths.wizlingRequest(pathname + search)} onClick={onLeave}>
            Request Credits
          </LinkButton>
          <LinkButton variant="primary" to={paths.getCredits(pathname + search)} onClick={onLeave}>
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
