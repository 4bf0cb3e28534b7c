import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { EntryPart } from '#contract/opportunities/types/fields/field-description.js'
import { type EntriesField, POST_FIELDS, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { blankEntry, isOptionalIn } from '#contract/opportunities/types/post-form.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Field, FieldGroup } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { Textarea } from '#ui/form/textarea.js'
import { useFormContextValue } from '../form-context'

/** A list whose entries have one or more texts, such as a deliverable with its details. */
export function Entries({ name }: { name: EntriesField }) {
  const { description } = useFormContextValue()
  const { control, formState } = useFormContext<PostForm>()
  const rows = useFieldArray<PostForm, EntriesField>({ control, name })
  const { label, parts, add } = POST_FIELDS[name]
  const error = formState.errors[name]
  const wholeError = error?.message ?? error?.root?.message
  return (
    <FieldGroup legend={label} isOptional={isOptionalIn(description, name)} error={wholeError}>
      <ol className="flex flex-col divide-y divide-line">
        {rows.fields.map((row, index) => (
          <li key={row.id} className="flex items-start gap-2 py-4 first:pt-2">
            <div className="flex min-w-0 flex-1 flex-col gap-3">
              {parts.map((part) => (
                <EntryText key={part.key} name={name} index={index} part={part} isFirst={part === parts[0]} />
              ))}
            </div>
            <IconButton
              icon={Trash2}
              label={`Remove ${parts[0].label.toLowerCase()} ${index + 1}`}
              className="mt-6"
              onClick={() => rows.remove(index)}
            />
          </li>
        ))}
      </ol>
      <Button size="sm" icon={Plus} onClick={() => rows.append(blankEntry(name))}>
        {add}
      </Button>
    </FieldGroup>
  )
}

interface EntryTextProps {
  name: EntriesField
  index: number
  part: EntryPart
  /** the text that names the entry; the others may stay empty */
  isFirst: boolean
}

function EntryText({ name, index, part, isFirst }: EntryTextProps) {
  const { register, formState } = useFormContext<PostForm>()
  // a new entry makes the form check all of them, also those that nobody has written in yet
  const isDue = formState.isSubmitted || formState.touchedFields[name]?.[index]?.[part.key] === true
  const error = isDue ? formState.errors[name]?.[index]?.[part.key]?.message : undefined
  const Control = part.isLong ? Textarea : TextInput
  return (
    <Field label={isFirst ? `${part.label} ${index + 1}` : part.label} isOptional={!isFirst} error={error}>
      {(control) => (
        <Control
          {...control}
          {...register(`${name}.${index}.${part.key}`)}
          {...(part.isLong ? { rows: 2 } : {})}
          placeholder={part.placeholder}
        />
      )}
    </Field>
  )
}
