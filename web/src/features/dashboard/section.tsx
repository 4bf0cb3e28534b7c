import type { ReactNode } from 'react'

interface SectionProps {
  /** names the section, and is its heading's id */
  id: string
  title: string
  /** at the end of the heading's line */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** One widget of the dashboard under its heading. */
export function Section({ id, title, action, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-serif text-xl font-semibold text-ink">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
