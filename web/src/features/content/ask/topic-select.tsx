import { ChevronDown } from 'lucide-react'
import { useController } from 'react-hook-form'
import type { SchemaForm } from '#lib/schema-form.js'
import { Icon } from '#ui/display/icon.js'
import { Field } from '#ui/form/field.js'
import { inputSkin } from '#ui/form/input-skin.js'
import type { AskValues } from './ask-values'

interface TopicSelectProps {
  form: SchemaForm<AskValues>
  groups: readonly { label: string; topics: readonly { id: string; topic_name: string }[] }[]
}

/** Exactly one topic (RESP-34), by category; it decides which experts are told. */
export function TopicSelect({ form, groups }: TopicSelectProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'topicId' })
  return (
    <Field label="Topic" hint="Experts of its field are told about your question." error={fieldState.error?.message}>
      {(control) => (
        <span className="relative flex items-center">
          <select {...control} {...field} className={`${inputSkin} h-11 appearance-none pe-8 md:h-10`}>
            <option value="">Choose a topic</option>
            {groups.map(({ label, topics }) => (
              <optgroup key={label} label={label}>
                {topics.map(({ id, topic_name }) => (
                  <option key={id} value={id}>
                    {topic_name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Icon of={ChevronDown} size={16} className="pointer-events-none absolute end-3 text-muted" />
        </span>
      )}
    </Field>
  )
}
