import type { UseFormReturn } from 'react-hook-form'
import { PROFILE_ENTRY_MESSAGES } from '#contract/identity/profile/profile-entries.messages.js'
import type { ProfileEntries } from '#contract/identity/profile/profile-entries.schema.js'
import { Field } from '#ui/form/field.js'
import { NumberInput } from '#ui/form/number-input.js'
import { TextInput } from '#ui/form/text-input.js'
import { Textarea } from '#ui/form/textarea.js'
import type { LISTS } from './entry-values'

type Part = (typeof LISTS)[keyof typeof LISTS]['parts'][number]

interface EntryFieldsProps {
  form: UseFormReturn<ProfileEntries>
  index: number
  parts: readonly Part[]
  /** what was one text before there were lists, which may stay without a title */
  isUntitled: boolean
}

/** What one entry of a list consists of. */
export function EntryFields({ form, index, parts, isUntitled }: EntryFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {parts.map((part) => (
        <div key={part.key} className={part.type === 'year' ? undefined : 'sm:col-span-2'}>
          <EntryField form={form} index={index} part={part} isUntitled={isUntitled} />
        </div>
      ))}
    </div>
  )
}

function EntryField({ form, index, part, isUntitled }: Omit<EntryFieldsProps, 'parts'> & { part: Part }) {
  const { register, formState } = form
  const name = `entries.${index}.${part.key}` as const
  // a new entry makes the form check all of them, also those that nobody has written in yet
  const isDue = formState.isSubmitted || formState.touchedFields.entries?.[index]?.[part.key] === true
  const error = isDue ? formState.errors.entries?.[index]?.[part.key]?.message : undefined
  const isUntitledPart = isUntitled && part.key === 'title'
  return (
    <Field
      label={part.label}
      isOptional={part.isOptional || isUntitledPart}
      error={error}
      hint={isUntitledPart ? PROFILE_ENTRY_MESSAGES.untitled : undefined}
    >
      {(control) =>
        part.type === 'long' ? (
          <Textarea {...control} {...register(name)} rows={3} />
        ) : part.type === 'year' ? (
          <NumberInput {...control} {...register(name)} inputMode="numeric" placeholder={part.placeholder} />
        ) : (
          <TextInput
            {...control}
            {...register(name)}
            type={part.type === 'url' ? 'url' : 'text'}
            placeholder={part.placeholder}
          />
        )
      }
    </Field>
  )
}
