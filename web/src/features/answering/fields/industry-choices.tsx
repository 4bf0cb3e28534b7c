import { Plus } from 'lucide-react'

export interface Industry {
  /** null: it isn't on the list */
  id: string | null
  name: string
}

interface ChoicesProps<Choice extends Industry> {
  label: string
  industries: readonly Choice[]
  onChoose(industry: Choice): void
}

export function Choices<Choice extends Industry>({ label, industries, onChoose }: ChoicesProps<Choice>) {
  if (industries.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {industries.map((industry) => (
        <li key={industry.name}>
          <button
            type="button"
            onClick={() => onChoose(industry)}
            className="focus-ring inline-flex min-h-9 items-center gap-1 rounded-full border border-control bg-surface px-3 text-sm text-ink hover:border-muted"
          >
            <Plus aria-hidden="true" className="size-4 text-muted" strokeWidth={1.5} />
            {industry.name}
          </button>
        </li>
      ))}
    </ul>
  )
}
