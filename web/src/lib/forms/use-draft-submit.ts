import { type BaseSyntheticEvent, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { throwUnlessRefused } from '../schema-form'
import { useOneUnderWay } from '../use-once-at-a-time'
import type { DraftForm } from './use-draft-form'

interface DraftSubmitOptions<Values extends FieldValues> {
  /** fetches what the server has now */
  readStored(): Promise<Values>
  /**
   * @param values validated, as they will be stored
   * @param stored what they replace
   */
  send(values: Values, stored: Values): Promise<unknown>
}

/**
 * Submits a kept form. Another device may have saved since the page loaded, so this fetches the stored values first.
 * While a field is in conflict nothing is sent, and the conflict gets the focus instead.
 */
export function useDraftSubmit<Values extends FieldValues>(
  kept: DraftForm<Values>,
  stored: Values,
  { readStored, send }: DraftSubmitOptions<Values>,
) {
  const question = useRef<HTMLDivElement>(null)
  const ask = () => setTimeout(() => question.current?.focus())
  const unlessUnderWay = useOneUnderWay()
  const validated = kept.form.handleSubmit(async () => {
    if (kept.conflicts.length > 0) return void ask()
    // if this fails, saving will fail too and say why
    const newest = await readStored().catch(() => stored)
    if (kept.rebase(newest)) return void ask()
    await kept.form.handleSubmit((values) => {
      // what differs from it once it is saved was typed meanwhile
      kept.complete(values)
      return send(values, newest).catch(throwUnlessRefused)
    })()
  })
  const submit = (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    return unlessUnderWay(() => validated(event))
  }
  return { question, submit, isSubmitting: kept.form.formState.isSubmitting }
}
