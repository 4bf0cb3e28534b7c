import { Link } from 'react-router-dom'
import { amountText, storedAmount } from '#contract/format/money.js'
import { DealStateBadge } from '#entities/legal/deal-state.js'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import type { ReviewDetailQuery } from './review-detail.generated'
import { Part } from './review-facts'

/** Who was hired for the post, and the way to the record of each deal. */
export function ReviewDeals({ deals }: { deals: ReviewDetailQuery['deal_records'] }) {
  if (deals.length === 0) return null
  return (
    <Part title="Deals">
      <ul className="flex flex-col gap-2 text-sm">
        {deals.map((deal) => (
          <li key={deal.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={paths.adminDeal(deal.id)} className="text-link wrap-anywhere">
              Record of the deal with {deal.expert_name}
            </Link>
            <DealStateBadge deal={deal} />
            <span className="tabular text-muted">
              {amountText(storedAmount(deal.agreed_value_cents, deal.agreed_value_unit))}, agreed{' '}
              {formatRelativeDate(deal.accepted_at)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
