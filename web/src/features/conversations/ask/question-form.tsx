import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useId } from 'react'
import { AI_LIMITS, AI_MESSAGES } from '#contract/ai/ai-limits.js'
import { classNames } from '#lib/class-names.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Spinner } from '#ui/feedback/spinner.js'

export interface QuestionFormProps {
  text: string
  onText(text: string): void
  onSend(): void
  isSending: boolean
  /** an answer is being written, which this stops; nothing can be sent meanwhile */
  onStop?: () => void
  /** why it was refused; the text stays */
  refusal?: string | null
  label: string
  placeholder: string
  field?: RefObject<HTMLTextAreaElement | null>
  /** below the field */
  note?: ReactNode
}

/** Sending and stopping have one place: the second click of a double click is for the button that was there at the first. */
const isPressBefore = ({ detail }: MouseEvent) => detail > 1

/** A question to the AI and what sends it; Enter does so, too. */
export function QuestionForm({ text, onText, onSend, isSending, onStop, refusal, ...rest }: QuestionFormProps) {
  const id = useId()
  const isTooLong = [...text.trim()].length > AI_LIMITS.questionCharactersMax
  const problem = isTooLong ? AI_MESSAGES.tooLong : refusal
  const mayNotSend = text.trim() === '' || isTooLong || isSending || onStop !== undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!mayNotSend) onSend()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!mayNotSend) onSend()
      }}
    >
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="mb-2 text-sm text-danger">
          {problem}
        </p>
      ) : null}
      <div
        className={classNames(
          'flex items-end gap-2 rounded-xl border border-control bg-surface p-2 ps-4 shadow-float transition-colors focus-within:border-accent focus-within:outline-1 focus-within:outline-accent',
          problem && 'border-danger',
        )}
      >
        <textarea
          ref={rest.field}
          rows={1}
          value={text}
          aria-label={rest.label}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
          placeholder={rest.placeholder}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-48 min-h-10 min-w-0 flex-1 resize-none bg-transparent py-2 text-base text-ink outline-none placeholder:text-muted"
        />
        {onStop ? (
          <IconButton
            label="Stop the answer"
            icon={Square}
            onClick={(event) => {
              if (isPressBefore(event)) return
              onStop()
              // its button goes with the answer; a finger would only open the keyboard of the phone
              if (event.detail === 0) event.currentTarget.form?.querySelector('textarea')?.focus()
            }}
            className="border border-control text-ink"
          />
        ) : (
          <button
            type="submit"
            aria-label="Send"
            title="Send"
            aria-busy={isSending || undefined}
            disabled={mayNotSend}
            onClick={(event) => {
              if (isPressBefore(event)) event.preventDefault()
              // the button can't hold the keyboard's place while it is sent; a finger would only open the keyboard of the phone
              else if (event.detail === 0) event.currentTarget.form?.querySelector('textarea')?.focus()
            }}
            className="focus-ring grid size-10 shrink-0 place-items-center rounded-lg bg-accent text-on-accent transition-colors hover:bg-accent-hover disabled:bg-sunken disabled:text-muted"
          >
            {isSending ? <Spinner /> : <ArrowUp aria-hidden size={20} strokeWidth={1.75} />}
          </button>
        )}
      </div>
      {rest.note ? <p className="mt-2 text-center text-xs text-muted">{rest.note}</p> : null}
    </form>
  )
}
