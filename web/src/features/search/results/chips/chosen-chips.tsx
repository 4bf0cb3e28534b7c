import { X } from 'lucide-react'
import { Button } from '#ui/button/button.js'
import { Icon } from '#ui/display/icon.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import type { ChosenSubject } from '../use-search-subjects'
import { CHIP } from './chip-skin'

interface ChosenChipsProps {
  subjects: readonly ChosenSubject[]
  /** names that aren't known may still come */
  isFetching: boolean
  onRemove(subject: ChosenSubject): void
  onClear(): void
}

/** SRCH-08, SRCH-10 */
export default function ChosenChips({ subjects, isFetching, onRemove, onClear }: ChosenChipsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id="selected-chips" className="text-sm font-medium">
        Selected
      </p>
      <ul aria-labelledby="selected-chips" className="contents">
        {named(subjects).map(({ subject, name }) => (
          <li key={subject.id} className="min-w-0">
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(subject)}
              className={`${CHIP} border-accent bg-accent-soft text-accent`}
            >
              {isFetching && !subject.name ? <Skeleton className="h-3 w-16" /> : name}
              <Icon of={X} size={16} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  )
}

const KIND_WORDS = { topics: 'Topic', expertise: 'Skill' } as const

/** Those without a name are told apart by their number. */
function named(subjects: readonly ChosenSubject[]) {
  const nameless = { topics: 0, expertise: 0 }
  return subjects.map((subject) => ({
    subject,
    name: subject.name ?? `${KIND_WORDS[subject.kind]} ${++nameless[subject.kind]}`,
  }))
}
