import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.js'
import { Icon } from '#ui/display/icon.js'
import { PriceOf } from './plan-price'
import type { PlanPrice } from './use-catalogue'

interface PlanTileProps {
  price: PlanPrice
  /** what the texts promise besides the row's own benefits */
  also?: readonly string[]
  isCurrent?: boolean
  /** the plan that a link asked for: `?plan=pro` */
  isPreselected?: boolean
  /** the button, if the card has one */
  action?: ReactNode
}

/** One plan: what it costs, what it brings, and what it doesn't. */
export function PlanTile({ price, also = [], isCurrent = false, isPreselected = false, action }: PlanTileProps) {
  const headingId = `plan-${price.price_id}`
  return (
    <article
      aria-labelledby={headingId}
      data-preselected={isPreselected || undefined}
      className={classNames(
        'flex h-full flex-col rounded-lg border bg-surface p-6',
        isCurrent || isPreselected ? 'border-accent' : 'border-line',
      )}
    >
      <h2 id={headingId} className="font-serif text-xl font-semibold text-ink">
        {price.title}
        {price.duration === 'yearly' || price.duration === 'quarterly' ? (
          <span className="ms-2 font-sans text-sm font-normal text-muted">{price.duration}</span>
        ) : null}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{price.description}</p>
      <PriceOf price={price} />
      <ul className="mt-6 mb-6 grid flex-1 content-start gap-2 text-sm">
        {[...price.benefits, ...also].map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Icon of={Check} size={16} className="mt-0.5 shrink-0 text-accent" />
            {benefit}
          </li>
        ))}
        {price.disadvantages.map((disadvantage) => (
          <li key={disadvantage} className="flex gap-2 text-muted">
            <Icon of={Minus} size={16} className="mt-0.5 shrink-0" />
            {disadvantage}
          </li>
        ))}
      </ul>
      {action}
    </article>
  )
}
