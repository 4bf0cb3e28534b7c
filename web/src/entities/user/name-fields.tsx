import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'

interface NameFieldsProps {
  register(name: 'firstName' | 'lastName'): UseFormRegisterReturn
  errors: { firstName?: { message?: string }; lastName?: { message?: string } }
}

/** First and last name, side by side where there is room. */
export function NameFields({ register, errors }: NameFieldsProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-4">
      <Field label="First name" error={errors.firstName?.message}>
        {(control) => <TextInput {...control} {...register('firstName')} autoComplete="given-name" />}
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        {(control) => <TextInput {...control} {...register('lastName')} autoComplete="family-name" />}
      </Field>
    </div>
  )
}
