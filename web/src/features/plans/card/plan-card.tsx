import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import { CancelDeclined } from './cancel-declined'
import { cardExpiry, cardName, hasExpired, type PaymentCard } from './card-words'
import { usePlanCardQuery } from './plan-card.generated'
import { useCardChange } from './use-card-change'

/** The card on file; nothing for members who don't pay for the plan. */
export function PlanCardLine() {
  const { data } = usePlanCardQuery({}, { staleTime: 0 })
  if (!data?.planCard.canManage) return null
  const { card } = data.planCard
  return <p className="mt-1 text-sm text-muted">{card ? <CardWords card={card} /> : 'No card on file.'}</p>
}

/** Beside the plan's other actions, for whoever pays for it. */
export function ChangeCard() {
  const { data } = usePlanCardQuery()
  const change = useCardChange()
  if (!data?.planCard.canManage) return null
  return (
    <Button size="sm" isBusy={change.isBusy} onClick={change.start}>
      Change card
    </Button>
  )
}

function CardWords({ card }: { card: PaymentCard }) {
  return (
    <span>
      Paid with {cardName(card)},{' '}
      {hasExpired(card) ? (
        <strong className="font-medium text-danger">expired {cardExpiry(card)}</strong>
      ) : (
        <>expires {cardExpiry(card)}</>
      )}
    </span>
  )
}

interface DeclinedRenewalProps {
  planName: string
  /** called after it was cancelled; the provider's event is on the way */
  onCancelled(): void
}

/** A renewal was declined: what that means, and how whoever pays can pay now, or not at all. */
export function DeclinedRenewal({ planName, onCancelled }: DeclinedRenewalProps) {
  const { data } = usePlanCardQuery({}, { staleTime: 0 })
  const change = useCardChange()
  const { canManage = false, card = null } = data?.planCard ?? {}
  return (
    <Notice
      tone="warn"
      className="mb-6"
      title={`Your ${planName} plan couldn’t be renewed`}
      action={
        canManage ? (
          <div className="flex flex-wrap gap-3">
            <Button size="sm" variant="primary" isBusy={change.isBusy} onClick={change.start}>
              Pay with another card
            </Button>
            <CancelDeclined name={planName} onDone={onCancelled} />
          </div>
        ) : null
      }
    >
      {card ? `${cardName(card)} was declined.` : 'The card was declined.'} We try again over the next days.{' '}
      {canManage
        ? 'If you save another card, what is due is paid with it at once, and your plan is back.'
        : 'Whoever pays for the plan has been told.'}
    </Notice>
  )
}
