import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { Icon } from '#ui/display/icon.js'
import type { UseCaseFragment } from './use-cases.generated'

const CARD =
  'group relative flex h-full min-w-0 flex-col gap-2 rounded-lg border p-4 transition-colors duration-120 hover:border-control sm:p-6'
const LINK = 'focus-ring rounded-md after:absolute after:inset-0 after:rounded-lg group-hover:text-accent'

/** An example of a project: choosing it begins one like it, with what is known of it filled in (USE-05). */
export function UseCaseCard({ useCase }: { useCase: UseCaseFragment }) {
  const { title, description, topic_id: topic, master_topic, color_code } = useCase
  return (
    <article className={`${CARD} border-line bg-surface`}>
      <span aria-hidden="true" className="h-1 w-12 rounded-full" style={{ backgroundColor: color_code }} />
      <p className="text-xs text-muted">{master_topic?.topic_name}</p>
      <h3 className="font-serif text-lg font-semibold text-ink">
        <Link
          to={paths.opportunitiesCreator({ type: 'project' })}
          state={{ prefill: { title, brief: description, topic } }}
          className={LINK}
        >
          {title}
        </Link>
      </h3>
      <p className="text-sm text-muted">{description}</p>
    </article>
  )
}

/** Begins a project of one's own, with nothing filled in (USE-06, USE-07). */
export function BlankCard() {
  return (
    <article className={`${CARD} items-start justify-center border-dashed border-control`}>
      <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon of={Plus} />
      </span>
      <h3 className="font-serif text-lg font-semibold text-ink">
        <Link to={paths.opportunitiesCreator({ type: 'project' })} className={LINK}>
          Create your own project
        </Link>
      </h3>
      <p className="text-sm text-muted">Start with an empty page, and say in your own words what you need.</p>
    </article>
  )
}
