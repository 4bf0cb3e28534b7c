import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#lib/class-names.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import type { SearchSubject } from '../use-search-subjects'
import { CHIP } from './chip-skin'

interface OfferedChipsProps {
  subjects: readonly SearchSubject[]
  /** not yet known: their place is kept, so that the results don't move down */
  isAwaited: boolean
  /** those of other words, shown until theirs are known */
  isOutdated: boolean
  perStep: number
  onChoose(subject: SearchSubject): void
}

/** Topics and skills by which the results can be narrowed, some at a time (SRCH-06, SRCH-07). */
export default function OfferedChips({ subjects, isAwaited, isOutdated, perStep, onChoose }: OfferedChipsProps) {
  const [step, setStep] = useState(0)
  // as high as chips usually are: two rows, and on phones the arrows below them
  if (isAwaited) return <Skeleton className="max-md:h-28 md:h-18" />
  if (subjects.length === 0) return null
  const last = Math.ceil(subjects.length / perStep) - 1
  const current = Math.min(step, last)
  return (
    <div
      aria-busy={isOutdated}
      className={classNames(
        'flex items-start justify-end gap-2 max-md:flex-wrap',
        isOutdated && 'opacity-60 transition-opacity',
      )}
    >
      <ul aria-label="Topics and expertise" className="flex min-w-0 flex-1 flex-wrap gap-2 max-md:basis-full">
        {subjects.slice(current * perStep, (current + 1) * perStep).map((subject) => (
          <li key={subject.id} className="min-w-0">
            <button
              type="button"
              // one of other words may not belong to these
              disabled={isOutdated}
              onClick={() => onChoose(subject)}
              className={`${CHIP} border-line bg-surface enabled:hover:border-control`}
            >
              {subject.name}
            </button>
          </li>
        ))}
      </ul>
      {last > 0 ? (
        <div className="flex shrink-0">
          <IconButton
            size="sm"
            label="Previous topics"
            icon={ChevronLeft}
            disabled={isOutdated || current === 0}
            onClick={() => setStep(current - 1)}
          />
          <IconButton
            size="sm"
            label="More topics"
            icon={ChevronRight}
            disabled={isOutdated || current === last}
            onClick={() => setStep(current + 1)}
          />
        </div>
      ) : null}
    </div>
  )
}
