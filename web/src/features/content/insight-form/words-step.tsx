import { useEffect } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { INSIGHT_LIMITS } from '#contract/content/insight-limits.js'
import { emptyRichText, plainToRichText, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { paths } from '#lib/paths.js'
import { type LoadSchema, type SchemaForm, useSchemaForm } from '#lib/schema-form.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Notice } from '#ui/feedback/notice.js'
import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { TextInput } from '#ui/form/text-input.js'
import { RichTextField } from '#ui/rich-text/rich-text-field.js'
import type { InsightWords } from './insight-values'

const loadSchema = async () => {
  const { insightWordsSchema } = await import('#contract/content/insight-form.schema.js')
  return insightWordsSchema as unknown as Awaited<ReturnType<LoadSchema<InsightWords>>>
}

interface WordsStepProps {
  words: InsightWords
  topics: readonly { id: string; topic_name: string }[]
  onChange(words: InsightWords): void
  onNext(): void
}

/** What it is about (INS-33, INS-35 to INS-40). */
export function WordsStep({ words, topics, onChange, onNext }: WordsStepProps) {
  const form = useSchemaForm<InsightWords>(loadSchema, words)
  const values = useWatch({ control: form.control }) as InsightWords
  useEffect(() => {
    if (JSON.stringify(values) !== JSON.stringify(words)) onChange(values)
  }, [values, words, onChange])
  const { errors } = form.formState
  const chosen = topics.some(({ id }) => id === words.topicId) ? words.topicId : ''
  return (
    <form
      noValidate
      aria-label="Title and brief"
      className="grid gap-6"
      onSubmit={form.handleSubmit(async () => onNext())}
    >
      <Field label="Title" error={errors.title?.message}>
        {(control) => <TextInput {...control} {...form.register('title')} />}
      </Field>
      <BriefField form={form} />
      <Field label="Topic" hint="One of the topics of your profile." error={errors.topicId?.message}>
        {(control) => (
          <NativeSelect
            {...control}
            {...form.register('topicId')}
            defaultValue={chosen}
            options={[
              { value: '', label: 'Choose a topic' },
              ...topics.map(({ id, topic_name }) => ({ value: id, label: topic_name })),
            ]}
          />
        )}
      </Field>
      {topics.length === 0 ? (
        <Notice
          tone="warn"
          action={
            <LinkButton size="sm" to={paths.completeProfile(paths.insightsCreator())}>
              Complete Profile
            </LinkButton>
          }
        >
          Your profile has no topics yet, and an insight needs one.
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <Button type="submit" variant="primary">
          Next
        </Button>
      </div>
    </form>
  )
}

function BriefField({ form }: { form: SchemaForm<InsightWords> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'briefRichText' })
  const brief = form.getValues('brief')
  const { briefCharactersMin: min, briefCharactersMax: max } = INSIGHT_LIMITS
  return (
    <RichTextField
      label="Brief"
      value={field.value ?? (brief ? plainToRichText(brief) : emptyRichText())}
      plain={richTextToPlain(field.value) || brief}
      bounds={{ unit: 'characters', min, max }}
      error={form.formState.errors.brief?.message ?? fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={(content) => {
        field.onChange(content)
        form.setValue('brief', richTextToPlain(content), { shouldValidate: form.formState.isSubmitted })
      }}
    />
  )
}
