import { ChevronRight } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Icon } from '#ui/display/icon.js'
import { HistoryTimeline } from './history-timeline'

interface HistoryDetailsProps extends ComponentProps<typeof HistoryTimeline> {
  /** the initial state */
  isOpen?: boolean
  title?: string
}

/** An application's history, fetched when opened: a poster with many applicants reads few of them. */
export function HistoryDetails({ isOpen: isOpenAtFirst = false, title = 'History', ...timeline }: HistoryDetailsProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="focus-ring flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-sm font-medium text-accent [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} size={16} className="transition-transform duration-120 group-open:rotate-90" />
        {title}
      </summary>
      <div className="mt-4">{isOpen ? <HistoryTimeline {...timeline} /> : null}</div>
    </details>
  )
}
