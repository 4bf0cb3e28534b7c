import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from './icon'

interface PageHeaderProps {
  title: ReactNode
  /** one or two sentences below the title */
  lead?: ReactNode
  back?: { to: string; label: string }
  /** the view's one primary action, after at most two quiet ones */
  actions?: ReactNode
}

/** The router moves the focus to this heading when the page changes. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-8">
      {back ? (
        <Link
          to={back.to}
          className="focus-ring mb-3 inline-flex min-h-6 items-center gap-2 rounded-sm text-sm text-muted hover:text-ink"
        >
          <Icon of={ArrowLeft} size={16} />
          {back.label}
        </Link>
      ) : null}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="font-serif text-2xl font-semibold tracking-tight text-ink md:text-3xl">
            {title}
          </h1>
          {lead ? <p className="measure mt-2 text-muted">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </header>
  )
}
