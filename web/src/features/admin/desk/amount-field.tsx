import type { ReactNode } from 'react'
import { Field } from '#ui/form/field.js'
import { NumberInput } from '#ui/form/number-input.js'

interface AmountFieldProps {
  label: string
  hint?: ReactNode
  error?: string | null
  /** of a count if left out */
  currency?: string
  typed: string
  onType(typed: string): void
}

/** An amount in a dialog of staff, kept as typed; `parseAmount` reads it. */
export function AmountField({ label, hint, error, currency, typed, onType }: AmountFieldProps) {
  const isDollars = currency === 'usd'
  return (
    <Field label={label} hint={hint} error={error ?? undefined}>
      {(control) => (
        <NumberInput
          {...control}
          prefix={isDollars ? '$' : undefined}
          inputMode={isDollars ? 'decimal' : 'numeric'}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  )
}
