import { type PlanHolder, planButton } from '#contract/plans/plan-offers.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { offerOf, type PlanPrice } from './use-catalogue'

export interface PlanActionProps {
  price: PlanPrice
  /** undefined for visitors */
  holder: PlanHolder | undefined
  isPrimary?: boolean
  /** its checkout is being opened */
  isBusy: boolean
  onChoose(price: PlanPrice): void
}

/** The button of a card, as the contract's rule decides. Visitors log in first (PLAN-13, GK-032). */
export function PlanAction({ price, holder, isPrimary = false, isBusy, onChoose }: PlanActionProps) {
  const { user } = useSession()
  const variant = isPrimary ? 'primary' : 'secondary'
  if (!user)
    return price.is_sold ? (
      <LinkButton variant={variant} className="w-full whitespace-normal" to={paths.loginForPricing}>
        Sign Up or Log In to get started
      </LinkButton>
    ) : null
  const button = holder && planButton(offerOf(price), holder)
  if (!button) return null
  return (
    <Button
      variant={button.isDisabled ? 'secondary' : variant}
      className="w-full"
      aria-label={`${button.label}: ${price.title}, ${price.duration}`}
      disabled={button.isDisabled}
      isBusy={isBusy}
      onClick={() => onChoose(price)}
    >
      {button.label}
    </Button>
  )
}
