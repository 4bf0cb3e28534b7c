import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import {
  type AmountField,
  type ChoiceField,
  type ChoicesField,
  type NumberField as NumberName,
  POST_FIELDS,
  type PostForm,
  type UnitField,
} from '#contract/opportunities/types/fields/post-fields.js'
import { isOptionalIn } from '#contract/opportunities/types/post-form.js'
import { Field } from '#ui/form/field.js'
import { NumberInput } from '#ui/form/number-input.js'
import { Select } from '#ui/form/select.js'
import { type Choice, MultiSelect } from '#ui/multi-select.js'
import { useFormContextValue } from '../form-context'

interface BoundProps {
  /** replaces the field's label where a suffix says the rest of it */
  label?: string
  hint?: string
  /** a limit, at the end of the label's line */
  aside?: string
  /** where the type's own word isn't the last */
  isOptional?: boolean
}

interface MultiChoiceFieldProps extends BoundProps {
  name: ChoicesField
  choices: readonly Choice[]
  placeholder: string
  isDisabled?: boolean
  /** Called after a change, with the current selection. */
  onChosen?(ids: string[]): void
}

/** Multiple selection, validated on every change so that the maximum shows before the field is left. */
export function MultiChoiceField({
  name,
  choices,
  placeholder,
  isDisabled,
  onChosen,
  ...field
}: MultiChoiceFieldProps) {
  const { trigger } = useFormContext<PostForm>()
  const { field: bound, fieldState } = useController<PostForm, typeof name>({ name })
  const { description } = useFormContextValue()
  return (
    <Field
      label={POST_FIELDS[name].label}
      isOptional={isOptionalIn(description, name)}
      {...field}
      error={fieldState.error?.message}
    >
      {(control) => (
        <MultiSelect
          {...control}
          ref={bound.ref}
          choices={choices}
          value={bound.value}
          placeholder={placeholder}
          isDisabled={isDisabled}
          emptyText="There’s nothing to choose from yet."
          onBlur={bound.onBlur}
          onChange={(ids) => {
            bound.onChange(ids)
            onChosen?.(ids)
            if (ids.length > 0 || fieldState.isTouched) void trigger(name)
          }}
        />
      )}
    </Field>
  )
}

interface SingleChoiceFieldProps extends BoundProps {
  name: Exclude<ChoiceField, ChoicesField> | UnitField
  choices: readonly Choice[]
  placeholder: string
  onChosen?(): void
}

export function SingleChoiceField({ name, choices, placeholder, onChosen, ...field }: SingleChoiceFieldProps) {
  const { field: bound, fieldState } = useController<PostForm, typeof name>({ name })
  const { description } = useFormContextValue()
  return (
    <Field
      label={POST_FIELDS[name].label}
      isOptional={isOptionalIn(description, name)}
      {...field}
      error={fieldState.error?.message}
    >
      {(control) => (
        <Select
          {...control}
          ref={bound.ref}
          options={choices.map(({ id, label }) => ({ value: id, label }))}
          value={bound.value ?? ''}
          placeholder={placeholder}
          onBlur={bound.onBlur}
          onChange={(value) => {
            bound.onChange(value)
            onChosen?.()
          }}
        />
      )}
    </Field>
  )
}

interface NumberFieldProps extends BoundProps {
  name: NumberName | AmountField
  prefix?: ReactNode
  suffix?: ReactNode
  onLeave?(): void
}

/** A number field that keeps the raw text; the schema parses it, so that "abc" stays visible next to its error. */
export function NumberField({ name, prefix, suffix, onLeave, ...field }: NumberFieldProps) {
  const { field: bound, fieldState } = useController<PostForm, typeof name>({ name })
  const { description } = useFormContextValue()
  return (
    <Field
      label={POST_FIELDS[name].label}
      isOptional={isOptionalIn(description, name)}
      {...field}
      error={fieldState.error?.message}
    >
      {(control) => (
        <NumberInput
          {...control}
          prefix={prefix}
          suffix={suffix}
          name={bound.name}
          ref={bound.ref}
          value={bound.value ?? ''}
          onChange={bound.onChange}
          onBlur={() => {
            bound.onBlur()
            onLeave?.()
          }}
        />
      )}
    </Field>
  )
}
