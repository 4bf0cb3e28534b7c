import type { PlanHolder } from '#contract/plans/plan-offers.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { PlanTile } from './plan-tile'
import { offerOf, type PlanPrice } from './use-catalogue'

interface PlanDetailsDialogProps {
  /** a price, or `current` for the reader's own plan; null while closed */
  chosen: string | null
  prices: readonly PlanPrice[]
  holder: PlanHolder | undefined
  onClose(): void
}

/** The tile of the current plan, or of a chosen one (PLAN-06, PLAN-07). */
export function PlanDetailsDialog({ chosen, prices, holder, onClose }: PlanDetailsDialogProps) {
  const price = chosen === 'current' ? priceOf(prices, holder) : prices.find(({ price_id }) => price_id === chosen)
  return (
    <Dialog
      isOpen={price !== undefined}
      onClose={onClose}
      title="Plan details"
      footer={<LinkButton to={paths.pricing}>View all plans</LinkButton>}
    >
      {price ? <PlanTile price={price} isCurrent={chosen === 'current'} /> : null}
    </Dialog>
  )
}

/** What is sold of the holder's plan; one that staff set by hand has no price, but a card. */
export function priceOf(prices: readonly PlanPrice[], holder: PlanHolder | undefined): PlanPrice | undefined {
  if (!holder) return undefined
  return prices.find((price) =>
    holder.priceId === null
      ? price.catalogue === 'current' && price.saas_type === holder.saasType && offerOf(price).card === holder.card
      : price.price_id === holder.priceId,
  )
}
