import { creditsInDollars, formatCredits } from '#contract/format/credits.js'

/** "200 Credits", with what they are worth on hover and for screen readers. */
export function CreditAmount({ credits, className }: { credits: number; className?: string }) {
  const dollars = creditsInDollars(credits)
  return (
    <span className={className} title={dollars}>
      <span className="tabular whitespace-nowrap">{formatCredits(credits)}</span>
      <span className="sr-only"> ({dollars})</span>
    </span>
  )
}
