import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { QUESTION_LIMITS } from '#contract/content/question-limits.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { countCharacters, emptyRichText, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { useCreditBalance } from '#entities/credits/use-credit-balance.js'
import { useMedia } from '#lib/browser/use-media.js'
import { useDraft } from '#lib/draft-storage.js'
import { hasCode } from '#lib/request-error.js'
import { type LoadSchema, type SchemaForm, showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'
import { RichTextEditor } from '#ui/rich-text/rich-text-editor.js'
import { useOwnQuestionsQuery } from '../own/own-content.generated'
import { AskPrice, AskRequirements } from './ask-price'
import { type QuestionToRepeatQuery, useAskQuestionMutation } from './ask-question.generated'
import type { AskValues } from './ask-values'
import { SimilarQuestions } from './similar-questions'
import { TopicSelect } from './topic-select'
import type { useAskOptions } from './use-ask'

/** What is kept until the server has it: the values, and the id under which they are asked once. */
interface AskDraft {
  id: string
  values: AskValues
}

interface AskFormProps {
  options: NonNullable<ReturnType<typeof useAskOptions>['data']>
  /** an earlier question to begin with, unless something is kept already */
  repeated: QuestionToRepeatQuery['insights_questions'][number] | null
  confirmAddress: ReactNode
  onSent(id: string): void
  onPriceChanged(): void
}

const EMPTY: AskValues = { topicId: '', question: '', questionRichText: null }
const DRAFT = 'ask-question'
const loadSchema = async () => {
  const { askQuestionSchema } = await import('#contract/content/ask-question.schema.js')
  return askQuestionSchema as unknown as Awaited<ReturnType<LoadSchema<AskValues>>>
}

/** The topic, the question and what experts need to know about it; what is answered already stands beside it. */
export function AskForm({ options, repeated, confirmAddress, onSent, onPriceChanged }: AskFormProps) {
  const queryClient = useQueryClient()
  const { id: me, isEmailVerified } = useSignedInUser()
  const draft = useDraft<AskDraft>(me, DRAFT)
  const [start] = useState(() => draft.read() ?? { id: crypto.randomUUID(), values: valuesOf(repeated) })
  const [id, setId] = useState(start.id)
  const form = useSchemaForm<AskValues>(loadSchema, start.values)
  const values = useWatch({ control: form.control }) as AskValues
  useEffect(() => {
    if (values.topicId || values.question || values.questionRichText) draft.save({ id, values })
  }, [id, values, draft.save])
  const balance = useCreditBalance()
  const isWide = useMedia('(min-width: 64rem)')
  const priceId = useId()
  const ask = useMutation({
    mutationFn: (sent: AskValues) => useAskQuestionMutation.fetcher({ ...sent, id, seenCredits: options.credits })(),
    onSuccess: ({ askQuestion }) => {
      draft.clear()
      void queryClient.invalidateQueries({ queryKey: [useOwnQuestionsQuery.rootKey] })
      onSent(askQuestion.id)
    },
    onError: (error) => {
      showFieldErrors(form, error)
      if (hasCode(error, 'PRICE_CHANGED')) onPriceChanged()
      // it was asked and decided meanwhile; what is sent from now on is another question
      if (hasCode(error, 'ALREADY_DONE', 'QUESTION_NOT_FOUND')) setId(crypto.randomUUID())
    },
  })
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(14rem,1fr)]">
      <form
        noValidate
        aria-label="Ask a question"
        className="grid gap-6"
        onSubmit={form.handleSubmit((sent) => ask.mutateAsync(sent))}
      >
        <AskRequirements credits={options.credits} balance={balance} confirmAddress={confirmAddress} />
        <QuestionField form={form} />
        {isWide ? null : <SimilarQuestions question={values.question} />}
        <TopicSelect form={form} groups={options.groups} />
        <DetailsField form={form} />
        <FormRefusal error={ask.error} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
          <Button
            type="submit"
            variant="primary"
            isBusy={ask.isPending}
            disabled={!isEmailVerified}
            aria-describedby={priceId}
          >
            Send for approval
          </Button>
          <AskPrice id={priceId} credits={options.credits} balance={balance} />
        </div>
      </form>
      {isWide ? <SimilarQuestions question={values.question} /> : null}
    </div>
  )
}

function QuestionField({ form }: { form: SchemaForm<AskValues> }) {
  const question = useWatch({ control: form.control, name: 'question' })
  const { questionCharactersMin: min, questionCharactersMax: max } = QUESTION_LIMITS
  const count = countCharacters(question)
  return (
    <Field
      label="Your question"
      hint={`One question, in ${min} to ${max} characters.`}
      error={form.formState.errors.question?.message}
      aside={
        <span data-over={count > max || undefined} className="tabular text-xs data-over:text-danger">
          {count}/{max}
        </span>
      }
    >
      {(control) => <Textarea {...control} {...form.register('question')} rows={3} />}
    </Field>
  )
}

function DetailsField({ form }: { form: SchemaForm<AskValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'questionRichText' })
  const [start] = useState(field.value ?? emptyRichText())
  const count = countCharacters(richTextToPlain(field.value))
  const max = QUESTION_LIMITS.detailsCharactersMax
  return (
    <Field
      label="Details"
      isOptional
      hint="What experts should know to answer well: your market, what you have tried, what you have to decide."
      error={fieldState.error?.message}
      aside={
        <span data-over={count > max || undefined} className="tabular text-xs data-over:text-danger">
          {count}/{max}
        </span>
      }
    >
      {(control) => (
        <RichTextEditor
          {...control}
          value={start}
          onBlur={field.onBlur}
          onChange={(content) => field.onChange(content)}
        />
      )}
    </Field>
  )
}

function valuesOf(question: AskFormProps['repeated']): AskValues {
  if (!question) return EMPTY
  const { topic_id, question: text, question_richtext } = question
  return { topicId: topic_id, question: text, questionRichText: cleanRichText(question_richtext) }
}
