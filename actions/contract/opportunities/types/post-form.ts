import { type AnyObject, type ObjectSchema, object } from 'yup'
import { fieldRule } from './fields/field-rules.js'
import { blankPostForm, type PostForm } from './fields/post-fields.js'
import type { PostFormDescription } from './post-type.js'

/** A new form for this type. */
export function emptyPostForm({ defaults }: PostFormDescription): PostForm {
  return { ...blankPostForm(), ...defaults }
}

const SCHEMAS = new WeakMap<PostFormDescription, ObjectSchema<AnyObject>>()

/** Validation rules for this type's form, shared by browser and server. */
export function postSchema(form: PostFormDescription): ObjectSchema<AnyObject> {
  const known = SCHEMAS.get(form)
  if (known) return known
  const schema = object(Object.fromEntries(form.fields.map((field) => [field, fieldRule(field, form.limits)])))
  SCHEMAS.set(form, schema)
  return schema
}
