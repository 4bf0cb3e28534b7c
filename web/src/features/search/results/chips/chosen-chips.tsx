import { X } from 'lucide-react'
import { Button } from '#ui/button/button.js'
import { Icon } from '#ui/display/icon.js'
import type { SearchSubject } from '../use-search-subjects'
import { CHIP } from './chip-skin'

interface ChosenChipsProps {
  subjects: readonly SearchSubject[]
  onRemove(subject: SearchSubject): void
  onClear(): void
}

/** SRCH-08, SRCH-10 */
export default function ChosenChips({ subjects, onRemove, onClear }: ChosenChipsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id="selected-chips" className="text-sm font-medium">
        Selected
      </p>
      <ul aria-labelledby="selected-chips" className="contents">
        {subjects.map((subject) => (
          <li key={subject.id} className="min-w-0">
            <button
              type="button"
              aria-label={`Remove ${subject.name}`}
              onClick={() => onRemove(subject)}
              className={`${CHIP} border-accent bg-accent-soft text-accent`}
            >
              {subject.name}
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
