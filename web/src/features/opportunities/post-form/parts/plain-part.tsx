import { useFormContext } from 'react-hook-form'
import {
  isOfKind,
  POST_FIELDS,
  type PostField,
  type PostForm,
} from '#contract/opportunities/types/fields/post-fields.js'
import { isOptionalIn } from '#contract/opportunities/types/post-form.js'
import { Checkbox } from '#ui/form/checkbox.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { choicesOf, withEmptyOption } from '../form-choices'
import { useFormContextValue } from '../form-context'
import { MultiChoiceField, NumberField, SingleChoiceField } from './bound-fields'
import { Files } from './document-parts'
import { Entries } from './entries-part'
import { Experts } from './experts-part'
import { Payments } from './payments-part'

/** A field as its kind and its description have it, for all that need nothing more. */
export function PlainPart({ field }: { field: PostField }) {
  const { choices, description } = useFormContextValue()
  const { register, formState } = useFormContext<PostForm>()
  const { label } = POST_FIELDS[field]
  const isOptional = isOptionalIn(description, field)
  const error = formState.errors[field]?.message
  if (isOfKind(field, 'choices'))
    return (
      <MultiChoiceField name={field} choices={choicesOf(choices, field)} placeholder={POST_FIELDS[field].placeholder} />
    )
  if (isOfKind(field, 'choice', 'unit')) {
    const placeholder = isOfKind(field, 'choice') ? POST_FIELDS[field].placeholder : 'Choose'
    const list = isOfKind(field, 'choice') ? choicesOf(choices, field) : choices.durationTypes
    const offered = isOptional ? withEmptyOption(list, placeholder) : list
    return <SingleChoiceField name={field} isOptional={isOptional} choices={offered} placeholder={placeholder} />
  }
  if (isOfKind(field, 'entries')) return <Entries name={field} />
  if (isOfKind(field, 'payments')) return <Payments />
  if (isOfKind(field, 'experts')) return <Experts name={field} />
  if (isOfKind(field, 'number')) return <NumberField name={field} isOptional />
  if (isOfKind(field, 'dollars')) return <NumberField name={field} prefix="$" />
  if (isOfKind(field, 'documents')) return <Files name={field} />
  if (isOfKind(field, 'flag')) return <Checkbox {...register(field)} label={label} error={error} />
  return (
    <Field label={label} isOptional error={error}>
      {(control) => <TextInput {...control} {...register(field)} />}
    </Field>
  )
}
