import { useRef, useState } from 'react'
import { asOneLine } from '#contract/content/question-limits.js'
import { TOPIC_MESSAGES, topicNameFault } from '#contract/content/topic-suggestion.js'
import { useDraft } from '#lib/draft-storage.js'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { isRequestError } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import { Field, type FieldControl } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { TextInput } from '#ui/form/text-input.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useTopicsToMergeIntoQuery } from './topics.generated'
import type { TopicAnswer } from './use-topics'

interface TopicDialogProps {
  /** of the suggestion */
  id: string
  name: string
  decision: 'approve' | 'merge'
  isBusy: boolean
  /** Rejects with what the server refused. */
  onSend(answer: TopicAnswer): Promise<void>
  onClose(): void
}

const WORDS = {
  approve: {
    title: 'Approve this topic?',
    text: 'Everybody can choose it from then on, and it is in the profile of whoever suggested it.',
    label: 'Name',
  },
  merge: {
    title: 'Merge this topic into another?',
    text: 'That one is put into the profile of whoever suggested it. The list stays as it is.',
    label: 'Topic from the list',
  },
} as const

/** Asks for the name of a topic that is approved, or for the one that stands for it. What is typed is kept until then. */
export default function TopicDialog({ id, name, decision, isBusy, onSend, onClose }: TopicDialogProps) {
  const { id: me } = useSignedInUser()
  const draft = useDraft<string>(me, `topic:${decision}:${id}`)
  const [value, setValue] = useState(() => draft.read() ?? (decision === 'approve' ? name : ''))
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<unknown>(null)
  const box = useRef<HTMLDivElement>(null)
  const unlessUnderWay = useOneUnderWay()
  const field = decision === 'approve' ? 'topicName' : 'topicId'
  const words = WORDS[decision]
  const fault = decision === 'approve' ? topicNameFault(asOneLine(value)) : value === '' ? TOPIC_MESSAGES.noTopic : null
  const refused = isRequestError(refusal) ? refusal.errors.find((error) => error.field === field)?.message : undefined
  const change = (next: string) => {
    setValue(next)
    setRefusal(null)
    draft.save(next)
  }
  const submit = async () => {
    setChecked(true)
    if (fault) return focusFirstInvalid(box.current)
    try {
      await onSend(decision === 'approve' ? { topicName: asOneLine(value) } : { topicId: value })
      draft.clear()
    } catch (error) {
      setRefusal(error)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void unlessUnderWay(submit)}>
            {decision === 'approve' ? 'Approve' : 'Merge'}
          </Button>
        </>
      }
    >
      <div ref={box} className="grid gap-4">
        <p className="text-muted">{words.text}</p>
        <Field label={words.label} error={refused ?? (isChecked ? (fault ?? undefined) : undefined)}>
          {(control) =>
            decision === 'approve' ? (
              <TextInput {...control} value={value} onChange={({ target }) => change(target.value)} />
            ) : (
              <TopicChoice control={control} value={value} onChange={change} />
            )
          }
        </Field>
        <FormRefusal error={refusal} />
      </div>
    </Dialog>
  )
}

interface TopicChoiceProps {
  control: FieldControl
  value: string
  onChange(id: string): void
}

function TopicChoice({ control, value, onChange }: TopicChoiceProps) {
  const { data, error, isPending, isRefetching, refetch } = useTopicsToMergeIntoQuery()
  if (isPending) return <Skeleton className="h-11" />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  const options = data.master_topics.map(({ id, topic_name }) => ({ value: id, label: topic_name }))
  return (
    <NativeSelect
      {...control}
      value={value}
      options={[{ value: '', label: 'Choose a topic' }, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
