import { type BaseSyntheticEvent, useMemo } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormHandleSubmit,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { ObjectSchema } from 'yup'
import { focusFirstInvalid } from './forms/focus-first-invalid'
import { isRequestError } from './request-error'
import { useOneUnderWay } from './use-once-at-a-time'

/** A form whose `handleSubmit` takes what sends it, and sends it once at a time. */
export interface SchemaForm<Values extends FieldValues> extends Omit<UseFormReturn<Values>, 'handleSubmit'> {
  /** @param send resolves when there is an answer; what it refuses is shown by whoever sends */
  handleSubmit(send: (values: Values) => Promise<unknown>): (event?: BaseSyntheticEvent) => Promise<void>
}

export type LoadSchema<Values extends FieldValues> = () => Promise<ObjectSchema<Values>>

/**
 * A form validated with one of the contract's schemas, on blur at first and then on every change, or on every change
 * from the start. The schema and yup load with the first validation, so the page doesn't wait for them. Until the first
 * answer, it can't be sent again: the second click of a double click comes before the button is busy, and Enter needs no
 * button.
 */
export function useSchemaForm<Values extends FieldValues>(
  loadSchema: LoadSchema<Values>,
  defaultValues: DefaultValues<Values>,
  options: Pick<UseFormProps, 'mode'> = {},
): SchemaForm<Values> {
  const form = useValidatedForm(loadSchema, defaultValues, options)
  const unlessUnderWay = useOneUnderWay()
  return useMemo(() => {
    const handleSubmit: SchemaForm<Values>['handleSubmit'] = (send) => (event) => {
      event?.preventDefault()
      return unlessUnderWay(() => form.handleSubmit((values) => send(values).catch(throwUnlessRefused))(event))
    }
    return Object.assign(Object.create(form) as typeof form, { handleSubmit })
  }, [form, unlessUnderWay])
}

/** As `useSchemaForm`, for what watches itself over how it is sent. A refused form has the focus at its first fault. */
export function useValidatedForm<Values extends FieldValues>(
  loadSchema: LoadSchema<Values>,
  defaultValues: DefaultValues<Values>,
  { mode = 'onTouched' }: Pick<UseFormProps, 'mode'> = {},
): UseFormReturn<Values> {
  // which would focus the field that registered first, wherever it stands
  const form = useForm<Values>({ resolver: resolverOf(loadSchema), defaultValues, mode, shouldFocusError: false })
  return useMemo(() => {
    const handleSubmit: UseFormHandleSubmit<Values> = (onValid, onInvalid) =>
      form.handleSubmit(onValid, async (errors, event) => {
        await onInvalid?.(errors, event)
        if (event?.target instanceof Element) focusFirstInvalid(event.target)
      })
    // the form is one object for good, whose state is read from it
    return Object.assign(Object.create(form) as typeof form, { handleSubmit })
  }, [form])
}

/** A failed request is a state of the form, not a fault in it. */
export function throwUnlessRefused(error: unknown): void {
  if (!isRequestError(error)) throw error
}

function resolverOf<Values extends FieldValues>(loadSchema: LoadSchema<Values>): Resolver<Values> {
  return async (values, context, options) => {
    const loaded = await Promise.all([loadSchema(), import('@hookform/resolvers/yup')]).catch(() => null)
    // if the schema can't be loaded, the server still validates
    if (!loaded) return { values, errors: {} }
    const [schema, { yupResolver }] = loaded
    // yup types a schema's output, react-hook-form its input; for these schemas both are the form's values
    const resolve = yupResolver(schema) as unknown as Resolver<Values>
    return resolve(values, context, options)
  }
}

/**
 * Shows the server's field errors at their fields and focuses the first.
 * @returns false if none belongs to this form, so the caller must show the refusal itself
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<SchemaForm<Values>, 'getValues' | 'setError'>,
  error: unknown,
): boolean {
  const fields = Object.keys(form.getValues())
  const known = isRequestError(error) ? error.errors.filter(({ field }) => fields.includes(field)) : []
  for (const [index, { field, message }] of known.entries())
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  return known.length > 0
}
