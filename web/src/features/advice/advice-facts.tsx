import { Link } from 'react-router-dom'
import { FACT_DOT } from '#contract/format/facts.js'
import { fullName } from '#contract/format/full-name.js'
import { authorOf } from '#entities/content/author-of.js'
import { CreditAmount } from '#entities/credits/credit-amount.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import type { Advice } from './use-advices'

/** Who offers the call, with the way to their profile. */
export function AdviceExpert({ advice }: { advice: Advice }) {
  const expert = authorOf(advice)
  const name = fullName(expert)
  return (
    <div className="flex min-w-0 items-center gap-3 text-sm">
      <Avatar id={expert.id} name={name} src={advice.author_picture} size={40} />
      <div className="min-w-0">
        <Link
          to={paths.profileOf(expert)}
          className="focus-ring relative z-10 rounded-sm font-medium text-ink hover:text-accent hover:underline"
        >
          {name}
        </Link>
        <p className="truncate text-xs text-muted">
          {[advice.author_designation, advice.author_company].filter(Boolean).join(FACT_DOT)}
        </p>
      </div>
    </div>
  )
}

/** "2,000 Credits for 30 minutes" (ADV-05). */
export function AdvicePrice({ advice }: { advice: Advice }) {
  return (
    <p className="tabular text-sm">
      <span className="font-semibold text-ink">{advice.price ? <CreditAmount credits={advice.price} /> : 'Free'}</span>{' '}
      <span className="text-muted">for {advice.duration} minutes</span>
    </p>
  )
}
