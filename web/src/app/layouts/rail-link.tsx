import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '#ui/display/icon.js'

export interface Place {
  to: string
  label: string
  icon: LucideIcon
  isExact?: boolean
}

/** An entry of the rail, on the left of wide windows. */
export function RailLink({ place, onClick }: { place: Place; onClick?(event: MouseEvent): void }) {
  return (
    <NavLink
      to={place.to}
      end={place.isExact}
      onClick={onClick}
      className="focus-ring flex min-h-10 items-center gap-3 rounded-md px-3 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent"
    >
      <Icon of={place.icon} />
      {place.label}
    </NavLink>
  )
}
