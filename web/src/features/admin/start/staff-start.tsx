import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Icon } from '#ui/display/icon.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import { type StaffWork, useStaffWork } from './use-staff-work'

/** What is waiting for staff, each linked to where it is done. */
export function StaffStart() {
  const work = useStaffWork()
  const isDone = work.every(({ amount, isWaiting }) => amount !== null && !isWaiting)
  return (
    <>
      {isDone ? <p className="mb-6 text-muted">You’re all caught up.</p> : null}
      <ul className="max-w-2xl divide-y divide-line border-y border-line">
        {work.map((place) => (
          <li key={place.label}>
            <WorkLink place={place} />
          </li>
        ))}
      </ul>
    </>
  )
}

function WorkLink({ place: { label, to, amount, isWaiting, error } }: { place: StaffWork }) {
  return (
    <Link
      to={to}
      className="focus-ring flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-2 py-3 -outline-offset-2! transition-colors duration-120 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 text-ink">{label}</span>
      <span
        data-waiting={isWaiting || undefined}
        className="tabular text-sm text-muted data-waiting:font-medium data-waiting:text-ink"
      >
        {error ? 'Could not be loaded' : (amount ?? <Skeleton className="h-4 w-16" />)}
      </span>
      <Icon of={ChevronRight} size={16} className="text-muted" />
    </Link>
  )
}
