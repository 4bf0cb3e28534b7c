import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type SearchTab, searchCountText } from '#contract/search/search-groups.js'
import { Carousel } from '#ui/carousel/carousel.js'
import { FoundCard } from './cards/lazy-found-card'
import { GROUP_WORDS } from './search-groups'
import { cardsPerStep, type SearchLayout } from './search-layout'
import type { FoundGroup } from './use-search-results'

interface ResultSectionProps {
  tab: SearchTab
  group: FoundGroup
  layout: SearchLayout
  /** beside the heading */
  action?: ReactNode
  /** below the heading */
  lead?: string
}

const COLUMNS: Readonly<Record<number, string>> = { 2: 'grid-cols-2', 3: 'grid-cols-3' }

/** The best results of a group: a row on wide screens, a carousel on others (SRCH-22 to SRCH-24). Hidden without any. */
export function ResultSection({ tab, group, layout, action, lead }: ResultSectionProps) {
  if (group.items.length === 0) return null
  const { title, seeAll } = GROUP_WORDS[tab]
  const perStep = cardsPerStep(tab, layout)
  const headingId = `results-${tab}`
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={headingId} className="flex items-baseline gap-3 font-serif text-xl font-semibold">
          {title}
          <span className="tabular font-sans text-sm font-normal text-muted">{searchCountText(group.count)}</span>
        </h2>
        <div className="flex flex-wrap items-center gap-4">
          {action}
          <Link to={seeAll} className="text-link focus-ring rounded-sm text-sm" aria-describedby={headingId}>
            See all
          </Link>
        </div>
        {lead ? <p className="w-full text-sm text-muted">{lead}</p> : null}
      </header>
      {layout.size === 'wide' ? (
        <ul aria-label={title} className={`grid gap-4 ${COLUMNS[perStep] ?? 'grid-cols-3'}`}>
          {group.items.slice(0, perStep).map((found) => (
            <li key={found.id}>
              <FoundCard found={found} />
            </li>
          ))}
        </ul>
      ) : (
        <Carousel
          label={title}
          perStep={perStep}
          items={group.items.map((found) => ({ id: found.id, content: <FoundCard found={found} /> }))}
        />
      )}
    </section>
  )
}
