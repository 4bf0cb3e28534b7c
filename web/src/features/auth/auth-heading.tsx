import type { ReactNode } from 'react'

export function AuthHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="mb-8">
      <h1 tabIndex={-1} className="font-serif text-2xl font-semibold tracking-tight">
        {title}
      </h1>
      {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
    </header>
  )
}
