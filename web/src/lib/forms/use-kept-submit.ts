import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { KeptForm } from './use-kept-form'

interface KeptSubmitOptions<Values extends FieldValues> {
  /** asks the server what it holds by now */
  readStored(): Promise<Values>
  /** @param values checked, as they will be stored @param stored what they are laid over */
  send(values: Values, stored: Values): void
}

/**
 * The submit of a kept form. Another device may have saved since the page was read: what stands there by now is asked for
 * first, and nothing is sent while a field is in conflict; the question takes the focus instead.
 */
export function useKeptSubmit<Values extends FieldValues>(
  kept: KeptForm<Values>,
  stored: Values,
  { readStored, send }: KeptSubmitOptions<Values>,
) {
  const question = useRef<HTMLDivElement>(null)
  const ask = () => setTimeout(() => question.current?.focus())
  const submit = kept.form.handleSubmit(async () => {
    if (kept.conflicts.length > 0) return void ask()
    // without an answer the save itself will say what is wrong
    const newest = await readStored().catch(() => stored)
    if (kept.rebase(newest)) return void ask()
    await kept.form.handleSubmit((values) => send(values, newest))()
  })
  return { question, submit, isSubmitting: kept.form.formState.isSubmitting }
}
