import { useController, useFormContext, useWatch } from 'react-hook-form'
import { FRACTIONAL_LIMITS } from '#contract/limits.js'
import type { FractionalForm } from '#contract/opportunities/fractional-form.schema.js'
import { countCharacters, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { Field } from '#ui/form/field.js'
import { RichTextEditor } from '#ui/rich-text/rich-text-editor.js'
import { FormSection } from './form-section'

const MIN = FRACTIONAL_LIMITS.briefCharactersMin
const MAX = FRACTIONAL_LIMITS.briefCharactersMax

/** The brief, with a count that follows every key (FRAC-38 to FRAC-40, FRAC-59). */
export function BriefSection({ resetCount }: { resetCount: number }) {
  const { setValue, getValues } = useFormContext<FractionalForm>()
  const { field, fieldState } = useController<FractionalForm, 'brief'>({ name: 'brief' })

  return (
    <FormSection title="The brief" lead="What is to be done, with whom, and what success looks like.">
      <Field label="Brief" hint={`Minimum ${MIN} characters`} error={fieldState.error?.message} aside={<BriefCount />}>
        {(control) => (
          <RichTextEditor
            key={resetCount}
            {...control}
            value={getValues('briefRichText')}
            placeholder="Describe the work, the team and the outcome you want."
            onBlur={field.onBlur}
            onChange={(content) => {
              setValue('briefRichText', content, { shouldDirty: true })
              field.onChange(richTextToPlain(content))
            }}
          />
        )}
      </Field>
    </FormSection>
  )
}

function BriefCount() {
  const count = countCharacters(useWatch<FractionalForm, 'brief'>({ name: 'brief' }))
  return (
    <span data-over={count > MAX || undefined} className="tabular text-xs text-muted data-over:text-danger">
      {count}/{MAX}
    </span>
  )
}
