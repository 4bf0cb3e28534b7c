import { Check } from 'lucide-react'
import { formatBudget } from '#contract/format/money.js'
import { Avatar } from '#ui/display/avatar.js'
import { Badge } from '#ui/display/badge.js'
import { Card } from '#ui/display/card.js'
import { Icon } from '#ui/display/icon.js'

const FACTS = [
  ['Budget', formatBudget({ minCents: 600_000, maxCents: 900_000, unit: 'month' })],
  ['Time', '2 days per week'],
  ['Duration', '6 months'],
  ['Start', 'Within two weeks'],
] as const

const FITTING = [
  { name: 'Ines Falk', headline: 'Positioning, B2B software', fit: 'Topic, skills, domain' },
  { name: 'Karim Haddad', headline: 'Pricing and packaging', fit: 'Topic, skills' },
  { name: 'Mei Lindgren', headline: 'First sales team', fit: 'Topic, country' },
] as const

/**
 * An example role and the experts told about it, built from the product's own components and labelled as an example.
 */
export function RoleFigure() {
  return (
    <figure>
      <div>
        <Card className="p-6 pb-12">
          <div className="flex items-center gap-2">
            <Badge tone="accent">Fractional</Badge>
            <span className="text-xs text-muted">Approved today</span>
          </div>
          <p className="mt-3 font-serif text-xl font-semibold">
            Fractional Role for a Head of Marketing in Go-to-market
          </p>
          <p className="mt-2 line-clamp-2 font-serif text-base text-muted">
            We sell planning software to food producers and have outgrown founder-led sales. We want somebody who has
            built the second hundred customers.
          </p>
          <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 text-sm">
            {FACTS.map(([term, fact]) => (
              <div key={term}>
                <dt className="text-xs text-muted">{term}</dt>
                <dd className="tabular font-medium">{fact}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card className="relative ms-8 -me-2 -mt-6 p-4 shadow-float md:ms-24 lg:-me-4">
          <p className="mb-2 flex items-center gap-2 text-xs text-muted">
            <Icon of={Check} size={16} className="text-accent" />3 experts notified
          </p>
          <ul className="divide-y divide-line">
            {FITTING.map((expert) => (
              <li key={expert.name} className="flex items-center gap-3 py-2 last:pb-0">
                <Avatar id={expert.name} name={expert.name} size={32} />
                <span className="min-w-0 flex-1 text-sm">
                  <span className="block truncate font-medium">{expert.name}</span>
                  <span className="block truncate text-xs text-muted">{expert.headline}</span>
                </span>
                <span className="text-xs text-accent max-sm:hidden">{expert.fit}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <figcaption className="mt-4 text-xs text-muted">
        An example of a role and the experts who hear about it.
      </figcaption>
    </figure>
  )
}
