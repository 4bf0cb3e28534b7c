import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { asOneLine } from '#contract/content/question-limits.js'
import { TOPIC_LIMITS, TOPIC_MESSAGES, topicNameFault } from '#contract/content/topic-suggestion.js'
import { formatExactDate, formatPassedTime } from '#lib/dates.js'
import { useDraft } from '#lib/draft-storage.js'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { TextInput } from '#ui/form/text-input.js'
import { useOwnTopicsQuery, useSuggestTopicMutation, useTopicCategoriesQuery } from '../data/responses.expert.generated'
import { fieldErrorsOf } from '../data/use-submit-response'

interface Suggestion {
  topicName: string
  objectiveId: string
}

interface SuggestTopicProps {
  /** one's own that wait for staff */
  waiting: readonly { id: string; topic_name: string; created_at: string }[]
}

const DRAFT = 'topic-suggestion'
const EMPTY: Suggestion = { topicName: '', objectiveId: '' }

/** A way to suggest a topic that the list lacks, and what one suggested and waits for staff. Nothing is filed under it before they approve it (RESP-07). */
export function SuggestTopic({ waiting }: SuggestTopicProps) {
  const { id: me } = useSignedInUser()
  const draft = useDraft<Suggestion>(me, DRAFT)
  const [isOpen, setOpen] = useState(() => draft.read() !== null)
  return (
    <section aria-label="Missing topics" className="grid gap-4 border-t border-line pt-6">
      {waiting.length > 0 ? (
        <ul aria-label="Topics that wait for our staff" className="grid gap-2 text-sm">
          {waiting.map(({ id, topic_name: name, created_at: at }) => (
            <li key={id} className="wrap-anywhere text-muted">
              <span className="font-medium text-ink">{name}</span> waits for our staff.{' '}
              <time dateTime={at} title={formatExactDate(at)}>
                Suggested {formatPassedTime(at)} ago.
              </time>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <SuggestionForm
          start={draft.read() ?? EMPTY}
          keep={draft.save}
          onSent={() => {
            draft.clear()
            setOpen(false)
          }}
          onClose={() => {
            draft.flush()
            setOpen(false)
          }}
        />
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          Is your topic missing?
          <Button size="sm" icon={Plus} onClick={() => setOpen(true)}>
            Suggest a topic
          </Button>
        </p>
      )}
    </section>
  )
}

interface SuggestionFormProps {
  start: Suggestion
  keep(values: Suggestion): void
  onSent(): void
  onClose(): void
}

function SuggestionForm({ start, keep, onSent, onClose }: SuggestionFormProps) {
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  const [values, setValues] = useState(start)
  const [isChecked, setChecked] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const suggestion = useMutation({
    mutationFn: (sent: Suggestion) => useSuggestTopicMutation.fetcher(sent)(),
    onSuccess() {
      alerts.show({
        tone: 'success',
        text: 'Thanks, we’ve received your suggestion.',
        detail: 'Our staff will let you know within 48 hours.',
      })
      void queryClient.invalidateQueries({ queryKey: [useOwnTopicsQuery.rootKey] })
      onSent()
    },
  })
  const send = useOnceAtATime<Suggestion>(suggestion)
  const refused = fieldErrorsOf(suggestion.error)
  const faults = {
    topicName: topicNameFault(asOneLine(values.topicName)),
    objectiveId: values.objectiveId === '' ? TOPIC_MESSAGES.noCategory : null,
  }
  const errorOf = (field: keyof Suggestion) => refused[field] ?? (isChecked ? (faults[field] ?? undefined) : undefined)
  const change = (part: Partial<Suggestion>) => {
    const next = { ...values, ...part }
    setValues(next)
    keep(next)
    if (!suggestion.isPending) suggestion.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (faults.topicName || faults.objectiveId) return focusFirstInvalid(box.current)
    send({ ...values, topicName: asOneLine(values.topicName) })
  }
  return (
    <form ref={box} noValidate aria-label="Suggest a topic" className="grid gap-4" onSubmit={submit}>
      <Field
        label="New topic"
        hint={`In up to ${TOPIC_LIMITS.nameCharactersMax} characters. You can write about it as soon as our staff approve it.`}
        error={errorOf('topicName')}
      >
        {(control) => (
          <TextInput
            {...control}
            value={values.topicName}
            // what is being sent would be lost in what is typed meanwhile
            readOnly={suggestion.isPending}
            autoComplete="off"
            onChange={({ target }) => change({ topicName: target.value })}
          />
        )}
      </Field>
      <Category value={values.objectiveId} error={errorOf('objectiveId')} onChange={change} />
      <FormRefusal error={suggestion.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={suggestion.isPending}>
          Send to our staff
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}

interface CategoryProps {
  value: string
  error: string | undefined
  onChange(part: Pick<Suggestion, 'objectiveId'>): void
}

function Category({ value, error, onChange }: CategoryProps) {
  const categories = useTopicCategoriesQuery()
  if (categories.error && !categories.data)
    return (
      <ErrorState
        error={categories.error}
        onRetry={() => void categories.refetch()}
        isRetrying={categories.isRefetching}
      />
    )
  const first = { value: '', label: categories.isPending ? 'Loading the categories' : 'Choose a category' }
  const known = categories.data?.master_objectives ?? []
  return (
    <Field label="Category" error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          value={known.some(({ id }) => id === value) ? value : ''}
          options={[first, ...known.map(({ id, objective_name: label }) => ({ value: id, label }))]}
          onChange={({ target }) => onChange({ objectiveId: target.value })}
        />
      )}
    </Field>
  )
}
