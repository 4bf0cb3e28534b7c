import { ArrowUpLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Icon } from '#ui/display/icon.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { ALL_CATEGORIES, categoriesOf, pickSuggestions, type Suggestion } from './pick-suggestions'

interface SuggestionsProps {
  suggestions: readonly Suggestion[]
  /** its text goes into the field, unsent (AIH-08) */
  onPick(question: string): void
}

/** Two questions to begin with, of one category or of all (AIH-02, AIH-03, AIH-06). */
export function Suggestions({ suggestions, onPick }: SuggestionsProps) {
  const [category, setCategory] = useState(ALL_CATEGORIES)
  // By what was loaded, so that a refetch of the same doesn't change them under the pointer (GD-19).
  const ids = suggestions.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the suggestions
  const shown = useMemo(() => pickSuggestions(suggestions, category), [ids, category])
  const options = categoriesOf(suggestions).map((name) => ({ value: name, label: name }))
  return (
    <section aria-label="Suggested questions">
      <p className="measure mb-4 text-muted">
        Ask what experts here have learned. Answers quote them and name who can tell you more.
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-base text-ink">Start asking about...</p>
        <div className="w-full max-w-72">
          <NativeSelect
            aria-label="Category"
            options={options}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          />
        </div>
      </div>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {shown.map(({ id, category: of, question }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(question)}
              className="focus-ring group flex h-full min-h-20 w-full items-start justify-between gap-4 rounded-lg border border-line bg-surface px-4 py-3 text-start transition-colors hover:border-accent"
            >
              <span className="grid gap-1">
                <span className="text-xs text-muted">{of}</span>
                <span className="text-base text-ink">{question}</span>
              </span>
              <Icon of={ArrowUpLeft} size={16} className="mt-1 shrink-0 text-muted group-hover:text-accent" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
