import { type AnyObject, type ObjectSchema, ValidationError } from 'yup'

export interface FieldError {
  field: string
  message: string
}

export type FormResult<Value> = { value: Value; errors?: undefined } | { value?: undefined; errors: FieldError[] }

/**
 * Validates a form and reports one message per field: the first broken rule, in field order. Errors in list entries are
 * reported on the list: `skillIds[2]` becomes `skillIds`.
 */
export function validateForm<Value extends AnyObject>(schema: ObjectSchema<Value>, value: unknown): FormResult<Value> {
  try {
    return { value: schema.validateSync(value, { abortEarly: false }) as Value }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { errors: inFieldOrder(firstPerField(error), Object.keys(schema.fields)) }
  }
}

function firstPerField(error: ValidationError): FieldError[] {
  const found = new Map<string, string>()
  for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) {
    const field = path.split(/[.[]/)[0] ?? ''
    if (!found.has(field)) found.set(field, message)
  }
  return [...found].map(([field, message]) => ({ field, message }))
}

function inFieldOrder(errors: FieldError[], order: string[]): FieldError[] {
  return errors.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}
