import { type ComponentProps, type ReactNode, useId } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** A native checkbox: forms, labels and assistive technology support it as it is. */
export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...rest}
          id={rest.id ?? id}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className="focus-ring size-5 shrink-0 accent-accent"
        />
        <div className="text-sm">
          <label htmlFor={rest.id ?? id} className="text-ink">
            {label}
          </label>
          {hint ? (
            <p id={`${id}-hint`} className="text-muted">
              {hint}
            </p>
          ) : null}
        </div>
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}
