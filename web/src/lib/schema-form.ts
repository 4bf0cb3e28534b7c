import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { ObjectSchema } from 'yup'
import { isRequestError } from './request-error'

export type LoadSchema<Values extends FieldValues> = () => Promise<ObjectSchema<Values>>

/**
 * A form validated with one of the contract's schemas: on blur at first and then on every change, or on every change
 * from the start. The schema and yup load with the first validation, so the page doesn't wait for them.
 */
export function useSchemaForm<Values extends FieldValues>(
  loadSchema: LoadSchema<Values>,
  defaultValues: DefaultValues<Values>,
  { mode = 'onTouched' }: { mode?: 'onTouched' | 'onChange' } = {},
): UseFormReturn<Values> {
  return useForm<Values>({ resolver: resolverOf(loadSchema), defaultValues, mode })
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
export function showFieldErrors<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const fields = Object.keys(form.getValues())
  const known = isRequestError(error) ? error.errors.filter(({ field }) => fields.includes(field)) : []
  for (const [index, { field, message }] of known.entries())
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  return known.length > 0
}
