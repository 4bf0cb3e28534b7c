import { type AnyObject, type ObjectSchema, object } from 'yup'
import { fieldRule } from './fields/field-rules.js'
import {
  blankPostForm,
  type EntriesField,
  type Entry,
  fieldsOfKind,
  isOfKind,
  type Payment,
  POST_FIELDS,
  type PostField,
  type PostForm,
} from './fields/post-fields.js'
import type { PostFormDescription } from './post-type.js'

/** A new form for this type; a list that can't stay empty begins with a blank entry. */
export function emptyPostForm(form: PostFormDescription): PostForm {
  const needed = fieldsOfKind('entries', 'payments').filter(
    (field) => form.fields.includes(field) && !isOptionalIn(form, field),
  )
  const first = (field: EntriesField | 'paymentSchedules') =>
    isOfKind(field, 'entries') ? blankEntry(field) : BLANK_PAYMENT
  return { ...blankPostForm(), ...Object.fromEntries(needed.map((field) => [field, [first(field)]])), ...form.defaults }
}

export const BLANK_PAYMENT: Readonly<Payment> = { details: '', percentage: null }

export function blankEntry(field: EntriesField): Entry {
  return Object.fromEntries(POST_FIELDS[field].parts.map(({ key }) => [key, '']))
}

/** Whether this type of post lets a field stay empty. */
export function isOptionalIn({ optional = [] }: PostFormDescription, field: PostField): boolean {
  return 'isOptional' in POST_FIELDS[field] || optional.includes(field)
}

const SCHEMAS = new WeakMap<PostFormDescription, ObjectSchema<AnyObject>>()

/** Validation rules for this type's form, shared by browser and server. */
export function postSchema(form: PostFormDescription): ObjectSchema<AnyObject> {
  const known = SCHEMAS.get(form)
  if (known) return known
  const schema = object(
    Object.fromEntries(form.fields.map((field) => [field, fieldRule(field, form.limits, isOptionalIn(form, field))])),
  )
  SCHEMAS.set(form, schema)
  return schema
}
