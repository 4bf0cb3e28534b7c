import { type ReactNode, useId } from 'react'
import { FieldGroup } from './field'

interface RadioOption<T extends string> {
  value: T
  label: ReactNode
  hint?: ReactNode
}

interface RadioGroupProps<T extends string> {
  legend: ReactNode
  hint?: ReactNode
  error?: string
  value: T | null
  options: readonly RadioOption<T>[]
  onChange(value: NoInfer<T>): void
  /** side by side on tablets and wider */
  isInline?: boolean
}

/** A few visible options, each a card that can be pressed anywhere. */
export function RadioGroup<T extends string>({ value, options, onChange, isInline, ...group }: RadioGroupProps<T>) {
  const name = useId()
  return (
    <FieldGroup {...group}>
      <div className={isInline ? 'grid gap-3 md:grid-flow-col md:auto-cols-fr' : 'grid gap-3'}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-control bg-surface px-4 py-3 transition-colors hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1 text-sm">
              <span className="block font-medium text-ink">{option.label}</span>
              {option.hint ? <span className="block text-muted">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
