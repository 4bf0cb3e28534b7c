import type { ReactNode } from 'react'

interface SectionProps {
  /** names the section, and is its heading's id */
  id: string
  title: string
  /** at the end of the heading's line */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page under its heading. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-serif text-xl font-semibold text-ink">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
