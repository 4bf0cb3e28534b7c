import { useFormContext, useWatch } from 'react-hook-form'
import { type ChoiceField, POST_FIELDS, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import type { PostTitle } from '#contract/opportunities/types/post-type.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { choicesOf } from '../form-choices'
import { useFormContextValue } from '../form-context'

/** The title, where the poster types it. */
export function Title() {
  const { description } = useFormContextValue()
  const { register, formState } = useFormContext<PostForm>()
  return (
    <Field label={POST_FIELDS.title.label} error={formState.errors.title?.message}>
      {(control) => <TextInput {...control} {...register('title')} placeholder={description.words.titlePlaceholder} />}
    </Field>
  )
}

/** The title, where it is made from the selections (FRAC-05); watching it grow shows that it isn't typed. */
export function TitlePreview() {
  const { title } = useFormContextValue().description
  return title ? <WrittenTitle title={title} /> : null
}

function WrittenTitle({ title: { from, write } }: { title: PostTitle }) {
  const { choices } = useFormContextValue()
  const chosen = useWatch<PostForm, ChoiceField[]>({ name: [...from] })
  const names = from.map((field, index) =>
    [chosen[index] ?? []]
      .flat()
      .flatMap((id) => choicesOf(choices, field).find((choice) => choice.id === id)?.label ?? []),
  )
  if (names.some((some) => some.length === 0)) return null
  return (
    <p className="border-s-2 border-accent ps-3 text-sm text-muted">
      Will be posted as <span className="font-serif text-base text-ink">{write(...names)}</span>
    </p>
  )
}
