import { Link } from 'react-router-dom'
import { creatorAddress, pickableTypes } from '#contract/opportunities/type-facts.js'
import { TYPE_SUMMARIES } from '#contract/opportunities/type-summaries.js'
import { POST_TITLES } from '#contract/opportunities/types/post-titles.js'
import { OpportunityTypeBadge } from './opportunity-type-badge'

/** Which types of post there are and what each is for; each leads to its form. */
export function TypeList({ isExpert, level = 2 }: { isExpert: boolean; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const types = pickableTypes(isExpert).flatMap((type) => {
    const to = creatorAddress(type)
    return to ? [{ type, to, title: POST_TITLES[type] }] : []
  })
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {types.map(({ type, to, title }) => (
        <li
          key={type}
          className="group relative flex flex-col items-start gap-2 rounded-lg border border-line bg-surface p-4 transition-colors duration-120 hover:border-control sm:p-6"
        >
          <OpportunityTypeBadge type={type} />
          <Heading className="font-serif text-lg font-semibold text-ink">
            <Link
              to={to}
              className="focus-ring rounded-md after:absolute after:inset-0 after:rounded-lg group-hover:text-accent"
            >
              {title}
            </Link>
          </Heading>
          <p className="text-sm text-muted">{TYPE_SUMMARIES[type]}</p>
        </li>
      ))}
    </ul>
  )
}
