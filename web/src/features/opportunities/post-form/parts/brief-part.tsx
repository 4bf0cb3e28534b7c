import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { countCharacters, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { Field } from '#ui/form/field.js'
import { RichTextEditor } from '#ui/rich-text/rich-text-editor.js'
import { useFormContextValue } from '../form-context'

/** The brief, with a live character count (FRAC-38 to FRAC-40, FRAC-59). */
export function Brief() {
  const { description, resetCount } = useFormContextValue()
  const { setValue, getValues } = useFormContext<PostForm>()
  const { field, fieldState } = useController<PostForm, 'brief'>({ name: 'brief' })
  const { briefCharactersMin: min, briefCharactersMax: max } = description.limits

  return (
    <Field
      label="Brief"
      hint={`Minimum ${min} characters`}
      error={fieldState.error?.message}
      aside={<BriefCount max={max} />}
    >
      {(control) => (
        <RichTextEditor
          key={resetCount}
          {...control}
          value={getValues('briefRichText')}
          placeholder={description.words.briefPlaceholder}
          onBlur={field.onBlur}
          onChange={(content) => {
            setValue('briefRichText', content, { shouldDirty: true })
            field.onChange(richTextToPlain(content))
          }}
        />
      )}
    </Field>
  )
}

function BriefCount({ max }: { max: number }) {
  const count = countCharacters(useWatch<PostForm, 'brief'>({ name: 'brief' }))
  return (
    <span data-over={count > max || undefined} className="tabular text-xs text-muted data-over:text-danger">
      {count}/{max}
    </span>
  )
}
