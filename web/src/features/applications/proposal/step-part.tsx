import type { ReactNode } from 'react'
import { Badge } from '#ui/display/badge.js'

interface StepPartProps {
  /** null where there is only one */
  step: number | null
  title: string
  isDone?: boolean
  /** the step before has to be done first: its content is left out */
  isWaiting?: boolean
  /** what a next step leads to */
  place?: string
  children: ReactNode
}

/** One step of applying (PROP-06, PROP-07). */
export function StepPart({ step, title, isDone = false, isWaiting = false, place, children }: StepPartProps) {
  const name = step === null ? title : `Step ${step}: ${title}`
  return (
    <section aria-label={name} data-place={place} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-serif text-lg font-semibold text-ink">{name}</h2>
        {isDone ? <Badge tone="accent">Done</Badge> : null}
      </div>
      {isWaiting ? <p className="text-sm text-muted">Opens once the signed NDA is uploaded.</p> : children}
    </section>
  )
}
