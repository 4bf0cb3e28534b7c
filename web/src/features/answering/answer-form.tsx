import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  ANSWER_PARTS,
  type AnswerPart,
  countWords,
  draftPartFault,
  fromResponseText,
  type WrittenAnswer,
} from '#contract/content/written-answer.js'
import { formatCount } from '#contract/format/counts.js'
import { useDraftValues } from '#lib/forms/use-draft-values.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'
import { useSaveAnswer } from './use-save-answer'

interface AnswerFormProps {
  questionId: string
  /** the answer that was begun */
  own: { id: string; response_text: string | null } | null
  /** where drafts are listed (RESP-23) */
  drafts: string
}

/** The three parts of a written answer (RESP-12). What is typed stays in this browser until the server has it. */
export function AnswerForm({ questionId, own, drafts }: AnswerFormProps) {
  const { id: me } = useSignedInUser()
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { values, change, forget } = useDraftValues<WrittenAnswer>(
    me,
    `answer:${questionId}`,
    fromResponseText(own?.response_text),
  )
  const saving = useSaveAnswer(questionId, own?.id ?? null)
  const save = useOnceAtATime<WrittenAnswer>({
    mutate: (answer, { onSettled }) =>
      saving.mutate(answer, {
        onSettled,
        onSuccess: () => {
          forget()
          alerts.show({ tone: 'success', text: 'Your draft is saved.', detail: 'Only you can read it.' })
          void navigate(drafts)
        },
      }),
  })
  const isEmpty = ANSWER_PARTS.every(({ name }) => values[name].trim() === '')
  const isTooLong = ANSWER_PARTS.some((part) => draftPartFault(part, values[part.name]) !== undefined)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isTooLong) save(values)
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-6 border-t border-line pt-6">
      <h2 className="font-serif text-xl font-semibold text-ink">Your insight</h2>
      {ANSWER_PARTS.map((part) => (
        <Part key={part.name} part={part} text={values[part.name]} onChange={(text) => change({ [part.name]: text })} />
      ))}
      {saving.error ? <FormRefusal error={saving.error} title="Not saved" /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" isBusy={saving.isPending} disabled={isEmpty || isTooLong}>
          Save as draft
        </Button>
        <p className="text-sm text-muted">Drafts are for you alone. Sending them for approval isn’t possible yet.</p>
      </div>
    </form>
  )
}

interface PartProps {
  part: AnswerPart
  text: string
  onChange(text: string): void
}

function Part({ part, text, onChange }: PartProps) {
  return (
    <Field
      label={part.heading}
      hint={HINTS[part.name]}
      aside={formatCount(countWords(text), 'word')}
      helper={`${part.guideline.replace('-', ' to ')} words read best.`}
      error={draftPartFault(part, text)}
    >
      {(control) => <Textarea {...control} rows={6} value={text} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  )
}

const HINTS: Readonly<Record<AnswerPart['name'], string>> = {
  strategyTxt: 'What you would do, and in which order.',
  criticalTxt: 'What decides whether it works, and what people get wrong.',
  realExampleTxt: 'Where you have seen it work: the situation, the steps, the numbers.',
}
