import type { ReactNode } from 'react'
import { Badge } from '#ui/display/badge.js'

interface StepPartProps {
  /** null if it is the only step */
  step: number | null
  title: string
  isDone?: boolean
  /** an earlier step isn't done yet, so the content is hidden */
  isWaiting?: boolean
  /** the target of a next-step link */
  place?: string
  children: ReactNode
}

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
