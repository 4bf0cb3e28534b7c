import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { KeptForm } from './use-kept-form'

/**
 * The submit of a kept form: nothing is sent while a field is in conflict; the question takes the focus instead.
 * @param send gets the checked values, as they will be stored
 */
export function useKeptSubmit<Values extends FieldValues>(kept: KeptForm<Values>, send: (values: Values) => void) {
  const question = useRef<HTMLDivElement>(null)
  const submit = kept.form.handleSubmit((values) => {
    if (kept.conflicts.length === 0) return send(values)
    question.current?.focus()
  })
  return { question, submit }
}
