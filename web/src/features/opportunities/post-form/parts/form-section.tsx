import type { ReactNode } from 'react'

/** A section of the form: heading on the left, fields on the right, a hairline above. */
export function FormSection({
  title,
  lead,
  children,
}: {
  /** null if the fields need no heading */
  title: string | null
  lead?: string
  children: ReactNode
}) {
  if (title === null) return <div className="border-t border-line py-6">{children}</div>
  return (
    <section
      aria-label={title}
      className="grid gap-4 border-t border-line py-6 first-of-type:border-0 first-of-type:pt-0 lg:grid-cols-[11rem_1fr] lg:gap-8"
    >
      <header>
        <h3 className="font-serif text-lg font-semibold text-ink">{title}</h3>
        {lead ? <p className="mt-1 text-sm text-muted">{lead}</p> : null}
      </header>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  )
}

/** Two fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-6 md:grid-cols-2 md:gap-4">{children}</div>
}
