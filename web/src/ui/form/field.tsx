import { type ReactNode, useId } from 'react'
import { useSettledMessage } from './use-settled-message'

/** Props for a field's control, which tie label, hint and error to it. */
export interface FieldControl {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** stands below the control, where an error replaces it */
  helper?: ReactNode
  /** this field's error message from react-hook-form */
  error?: string
  /** fields are required unless marked as optional */
  isOptional?: boolean
  /** at the end of the label's line: a count or a link */
  aside?: ReactNode
  children(control: FieldControl): ReactNode
}

/** Label, control, hint and error of one value, wired up for assistive technology. */
export function Field({ label, hint, helper, error: message, isOptional, aside, children }: FieldProps) {
  const id = useId()
  const error = useSettledMessage(message)
  const below = error ? `${id}-error` : helper ? `${id}-helper` : null
  const describedBy = [hint && `${id}-hint`, below].filter(Boolean).join(' ') || undefined
  return (
    // min-width, or a control that grows with its content would widen the form
    <div data-invalid={error ? true : undefined} className="min-w-0">
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <label id={`${id}-label`} htmlFor={id} className="text-sm font-medium text-ink">
          {label}
          {isOptional ? <span className="font-normal text-muted"> (optional)</span> : null}
        </label>
        {aside ? <span className="text-sm text-muted">{aside}</span> : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {helper && !error ? (
        <p id={`${id}-helper`} className="mt-1 text-sm text-muted">
          {helper}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

interface FieldGroupProps {
  legend: ReactNode
  hint?: ReactNode
  error?: string
  isOptional?: boolean
  children: ReactNode
}

/** The same for a value with several controls. */
export function FieldGroup({ legend, hint, error: message, isOptional, children }: FieldGroupProps) {
  const id = useId()
  const error = useSettledMessage(message)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset aria-describedby={describedBy} data-invalid={error ? true : undefined} className="min-w-0">
      <legend className="mb-1 text-sm font-medium text-ink">
        {legend}
        {isOptional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p id={id} className="mt-1 text-sm text-danger">
      {error}
    </p>
  )
}
