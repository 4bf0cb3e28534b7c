import { DECISION_REASON_CHARACTERS_MAX, rejectionReasonError } from '#contract/content/decision-reason.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'

interface TurnDownDialogProps {
  id: string
  words: { reject: string; title: string; text: string }
  tone: 'primary' | 'danger'
  isBusy: boolean
  /** @returns whether it was done */
  onSubmit(reason: string): Promise<boolean>
  onClose(): void
}

/** Asks for the reason that the author reads. */
export default function TurnDownDialog({ id, words, ...dialog }: TurnDownDialogProps) {
  return (
    <ReasonDialog
      isOpen
      keptAs={`content:${id}`}
      title={words.title}
      text={words.text}
      label="Reason"
      maxCharacters={DECISION_REASON_CHARACTERS_MAX}
      check={rejectionReasonError}
      confirmLabel={words.reject}
      {...dialog}
    />
  )
}
