import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '#contract/format/counts.js'
import { CreditAmount } from '#entities/credits/credit-amount.js'
import { Badge } from '#ui/display/badge.js'
import { Icon } from '#ui/display/icon.js'
import type { OfferView } from './offer-view'

/** An offer of a timed call in a list; the whole card opens it (ADV-03). */
export function OfferCard({ offer, onOpen }: { offer: OfferView; onOpen(): void }) {
  return (
    <article className="group relative flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors duration-120 hover:border-control sm:p-6">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {offer.topic}
        {offer.isActive ? null : <Badge>Offer is inactive</Badge>}
      </p>
      <h2 className="font-serif text-lg font-semibold text-ink">
        <button
          type="button"
          onClick={onOpen}
          className="focus-ring rounded-md text-start after:absolute after:inset-0 after:rounded-lg group-hover:text-accent"
        >
          {offer.title}
        </button>
      </h2>
      <p className="line-clamp-3 text-sm text-muted">{offer.description}</p>
      <OfferPrice offer={offer} className="mt-auto pt-2" />
    </article>
  )
}

/** How long it takes and what it costs. */
export function OfferPrice({ offer, className = '' }: { offer: OfferView; className?: string }): ReactNode {
  return (
    <p className={`flex flex-wrap items-center gap-x-4 gap-y-1 text-sm ${className}`}>
      <span className="flex items-center gap-2 text-muted">
        <Icon of={Clock} size={16} />
        {formatCount(offer.minutes, 'minute')}
      </span>
      <span className="font-semibold text-ink">
        {offer.credits ? <CreditAmount credits={offer.credits} /> : 'Free'}
      </span>
    </p>
  )
}
