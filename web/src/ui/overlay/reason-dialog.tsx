import { type ReactNode, useRef, useState } from 'react'
import { useDraft } from '#lib/draft-storage.js'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '../button/button'
import { Field } from '../form/field'
import { Textarea } from '../form/textarea'
import { Dialog } from './dialog'

interface ReasonDialogProps {
  isOpen: boolean
  /** storage key of the draft, one per decision */
  keptAs: string
  title: string
  text?: ReactNode
  /** what to read before sending it again */
  notice?: ReactNode
  label: string
  isOptional?: boolean
  maxCharacters: number
  /** the error for this text, or null */
  check(words: string): string | null
  confirmLabel: string
  tone?: 'primary' | 'danger'
  isBusy: boolean
  /** @returns whether it was done, which clears the draft */
  onSubmit(words: string): Promise<boolean>
  onClose(): void
}

/** Asks for a reason along with a decision. What is typed is kept until then, even across a reload. */
export function ReasonDialog({ tone = 'primary', ...props }: ReasonDialogProps) {
  const { id: me } = useSignedInUser()
  const draft = useDraft<string>(me, `reason:${props.keptAs}`)
  const [words, setWords] = useState(() => draft.read() ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const isSent = useRef(false)
  const fault = props.check(words)
  const change = (text: string) => {
    setWords(text)
    draft.save(text)
  }
  const submit = async () => {
    setIsChecked(true)
    if (fault) return focusFirstInvalid(fields.current)
    // a double click comes before the button is busy, and would send the decision twice
    if (isSent.current) return
    isSent.current = true
    const isDone = await props.onSubmit(words.trim()).finally(() => {
      isSent.current = false
    })
    if (isDone) draft.clear()
  }
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      footer={
        <>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button variant={tone} onClick={() => void submit()} isBusy={props.isBusy}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        {props.text ? <p className="text-muted">{props.text}</p> : null}
        {props.notice}
        <Field
          label={props.label}
          isOptional={props.isOptional}
          error={isChecked && fault ? fault : undefined}
          aside={
            <span className="tabular text-xs">
              {words.trim().length}/{props.maxCharacters}
            </span>
          }
        >
          {(control) => (
            <Textarea {...control} rows={3} value={words} onChange={(event) => change(event.target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
