import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { richTextToPlain } from '#contract/rich-text/raw-content.js'
import { RichTextField } from '#ui/rich-text/rich-text-field.js'
import { useFormContextValue } from '../form-context'

/** The brief, with a live character count (FRAC-38 to FRAC-40, FRAC-59). */
export function Brief() {
  const { description, resetCount } = useFormContextValue()
  const { setValue, getValues } = useFormContext<PostForm>()
  const { field, fieldState } = useController<PostForm, 'brief'>({ name: 'brief' })
  const { briefCharactersMin: min, briefCharactersMax: max } = description.limits

  return (
    <RichTextField
      key={resetCount}
      label="Brief"
      value={getValues('briefRichText')}
      plain={useWatch<PostForm, 'brief'>({ name: 'brief' })}
      bounds={{ unit: 'characters', min, max }}
      error={fieldState.error?.message}
      placeholder={description.words.briefPlaceholder}
      onBlur={field.onBlur}
      onChange={(content) => {
        setValue('briefRichText', content, { shouldDirty: true })
        field.onChange(richTextToPlain(content))
      }}
    />
  )
}
