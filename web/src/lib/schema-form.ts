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
 * A form checked by a schema of the contract: first when a field is left, then with every key. The schema and its
 * library arrive with the first check; the page does not wait for them.
 */
export function useSchemaForm<Values extends FieldValues>(
  loadSchema: LoadSchema<Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values> {
  return useForm<Values>({ resolver: resolverOf(loadSchema), defaultValues, mode: 'onTouched' })
}

function resolverOf<Values extends FieldValues>(loadSchema: LoadSchema<Values>): Resolver<Values> {
  return async (values, context, options) => {
    const loaded = await Promise.all([loadSchema(), import('@hookform/resolvers/yup')]).catch(() => null)
    // without the check on this side, the one of the server is left, which decides anyway
    if (!loaded) return { values, errors: {} }
    const [schema, { yupResolver }] = loaded
    // yup types what comes out of a cast, react-hook-form what goes in; for these schemas both are the form's own values
    const resolve = yupResolver(schema) as unknown as Resolver<Values>
    return resolve(values, context, options)
  }
}

/**
 * Puts the server's field messages under their fields and the focus into the first.
 * @returns false when none belongs to a field of this form: then the refusal needs a place of its own
 */
export function showFieldErrors<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const fields = Object.keys(form.getValues())
  const known = isRequestError(error) ? error.errors.filter(({ field }) => fields.includes(field)) : []
  for (const [index, { field, message }] of known.entries())
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  return known.length > 0
}
