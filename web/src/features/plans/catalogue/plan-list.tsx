import type { ReactNode } from 'react'
import { FACT_DOT } from '#contract/format/facts.js'
import type { PlanHolder } from '#contract/plans/plan-offers.js'
import { PlanAction } from './plan-action'
import { PriceOf } from './plan-price'
import { PlanTile } from './plan-tile'
import { offerOf, type PlanPrice } from './use-catalogue'

interface PlanListProps {
  prices: readonly PlanPrice[]
  /** undefined for visitors */
  holder: PlanHolder | undefined
  expertCount: string
  /** `?plan=pro` means Advance (GK-007) */
  preselected: string | null
  /** the price whose checkout is being opened */
  busyPriceId: string | null
  onChoose(price: PlanPrice): void
}

const ADVANCE = /^advance_quarterly_/
const preselectedPrice = (plan: string | null) =>
  plan === 'pro' ? ADVANCE : plan === 'basic' ? /^basic_quarterly_/ : undefined

/** The current list (GK-020): the trial on a line of its own, then a card for each plan and period. */
export function PlanList({ prices, holder, expertCount, preselected, busyPriceId, onChoose }: PlanListProps) {
  const wanted = preselectedPrice(preselected)
  const saasType = holder?.saasType ?? 'user'
  const current = prices.filter((price) => price.catalogue === 'current' && price.saas_type === saasType)
  const actionOf = (price: PlanPrice, isPrimary: boolean) => (
    <PlanAction
      price={price}
      holder={holder}
      isPrimary={isPrimary}
      isBusy={busyPriceId === price.price_id}
      onChoose={onChoose}
    />
  )
  const isCurrent = (price: PlanPrice) =>
    holder?.priceId == null ? offerOf(price).card === holder?.card : price.price_id === holder.priceId
  const primary = wanted ?? (holder && holder.rank > 0 ? undefined : ADVANCE)
  return (
    <div className="grid gap-6">
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {current
          .filter(({ plan }) => plan?.card !== 'trial')
          .map((price) => (
            <li key={price.price_id}>
              <PlanTile
                price={price}
                also={price.is_sold && expertCount ? [`${expertCount} vetted growth experts`] : []}
                isCurrent={isCurrent(price)}
                isPreselected={wanted?.test(price.price_id) ?? false}
                action={actionOf(price, primary?.test(price.price_id) ?? false)}
              />
            </li>
          ))}
      </ul>
      {current
        .filter(({ plan }) => plan?.card === 'trial')
        .map((price) => (
          <TrialStrip key={price.price_id} price={price} action={actionOf(price, false)} />
        ))}
    </div>
  )
}

function TrialStrip({ price, action }: { price: PlanPrice; action: ReactNode }) {
  return (
    <article
      aria-labelledby="plan-trial"
      className="grid items-center gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-6 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id="plan-trial" className="font-serif text-xl font-semibold text-ink">
          {price.title}
        </h2>
        <PriceOf price={price} />
      </div>
      <p className="text-sm text-muted">
        {[price.description, ...price.benefits, ...price.disadvantages].join(FACT_DOT)}
      </p>
      <div className="lg:min-w-48">{action}</div>
    </article>
  )
}
