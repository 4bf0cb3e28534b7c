import { Link, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { AdviceExpert, AdvicePrice } from './advice-facts'
import type { Advice } from './use-advices'

/** A call on offer, in the list: about what, with whom, for how long and for how much (ADV-03). */
export function AdviceCard({ advice }: { advice: Advice }) {
  const { search } = useLocation()
  return (
    <article className="group relative flex h-full min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4 transition-colors duration-120 hover:border-control sm:p-6">
      <p className="text-xs text-muted">{advice.topic_name}</p>
      <h2 className="font-serif text-lg font-semibold text-ink">
        <Link
          // the list beneath stays as it is
          to={{ pathname: paths.adviceDetails(advice.id ?? ''), search }}
          className="focus-ring rounded-md after:absolute after:inset-0 after:rounded-lg group-hover:text-accent"
        >
          {advice.subtopic}
        </Link>
      </h2>
      <p className="line-clamp-3 text-sm text-muted">{advice.description}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-3">
        <AdviceExpert advice={advice} />
        <AdvicePrice advice={advice} />
      </div>
    </article>
  )
}
