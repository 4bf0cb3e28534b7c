import { type ReactNode, useState } from 'react'
import { Button } from '../button/button'
import { Field } from '../form/field'
import { Textarea } from '../form/textarea'
import { Dialog } from './dialog'

interface ReasonDialogProps {
  isOpen: boolean
  title: string
  text?: ReactNode
  label: string
  isOptional?: boolean
  maxCharacters: number
  /** what is wrong with the words, or null */
  check(words: string): string | null
  confirmLabel: string
  tone?: 'primary' | 'danger'
  isBusy: boolean
  onSubmit(words: string): void
  onClose(): void
}

/** Asks for a few words with a decision. What was typed stays until the dialog is closed, whatever the answer is. */
export function ReasonDialog({ tone = 'primary', ...props }: ReasonDialogProps) {
  const [words, setWords] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const fault = props.check(words)
  const submit = () => {
    setIsChecked(true)
    if (!fault) props.onSubmit(words.trim())
  }
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      footer={
        <>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button variant={tone} onClick={submit} isBusy={props.isBusy}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {props.text ? <p className="text-muted">{props.text}</p> : null}
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
            <Textarea {...control} rows={3} value={words} onChange={(event) => setWords(event.target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
