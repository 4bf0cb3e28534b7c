import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../display/icon'

interface EmptyStateProps {
  icon?: LucideIcon
  /** one sentence on what belongs here */
  title: string
  text?: string
  /** the one next step */
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
      {icon ? (
        <span className="grid size-12 place-items-center rounded-full bg-sunken text-muted">
          <Icon of={icon} size={24} />
        </span>
      ) : null}
      <p className="measure font-serif text-lg text-ink">{title}</p>
      {text ? <p className="measure text-sm text-muted">{text}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}
