import type { ReactNode } from 'react'

/** Applications one under the other, or one's own alone. */
export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-4">
      {children}
    </ul>
  )
}

/** One of them; `place` is what a next step leads to. */
export function Entry({ place, children }: { place?: string; children: ReactNode }) {
  return (
    <li data-place={place} className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6">
      {children}
    </li>
  )
}
