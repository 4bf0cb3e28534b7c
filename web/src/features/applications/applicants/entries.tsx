import type { ReactNode } from 'react'

/** A list of applications, or your own on its own. */
export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-4">
      {children}
    </ul>
  )
}

/** One application. A next step links to `place`. */
export function Entry({ place, children }: { place?: string; children: ReactNode }) {
  return (
    <li data-place={place} className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6">
      {children}
    </li>
  )
}
