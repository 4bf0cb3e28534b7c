import { Coins } from 'lucide-react'
import { Link } from 'react-router-dom'
import { creditsInDollars, formatCredits } from '#contract/format/credits.js'
import { formatWhole } from '#contract/format/numbers.js'
import { useLiveCreditBalance } from '#entities/credits/use-credit-balance.js'
import { paths } from '#lib/paths.js'
import { Icon } from '#ui/display/icon.js'

/** The balance at the top of every page. Its place is kept while it loads, and it stays away if it can't. */
export function CreditsLink() {
  const available = useLiveCreditBalance()
  if (available === undefined) return <span aria-hidden="true" className="h-10 w-16" />
  return (
    <Link
      to={paths.wizling}
      aria-label={`${formatCredits(available)}, worth ${creditsInDollars(available)}`}
      title={`${formatCredits(available)}, worth ${creditsInDollars(available)}`}
      className="focus-ring tabular inline-flex h-10 items-center gap-2 rounded-full px-3 text-sm text-muted hover:bg-sunken hover:text-ink"
    >
      <Icon of={Coins} size={16} />
      {formatWhole(available)}
    </Link>
  )
}
