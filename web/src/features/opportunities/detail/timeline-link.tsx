import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { Icon } from '#ui/display/icon.js'

/** For the poster and the invited team: everything that has happened here. */
export function TimelineLink({ id }: { id: string }) {
  return (
    <Link
      to={paths.opportunityTimeline(id)}
      className="text-link mt-4 inline-flex min-h-6 items-center gap-2 text-sm font-medium"
    >
      <Icon of={History} size={16} />
      Everything that has happened
    </Link>
  )
}
