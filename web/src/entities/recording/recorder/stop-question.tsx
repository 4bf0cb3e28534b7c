import { useState } from 'react'
import { ConfirmDialog } from '#ui/overlay/dialog.js'

/**
 * Asks before a recording that runs is ended by what somebody does beside it: they choose to write, or go to another step. The
 * recorder keeps what was recorded until then, and offers it again.
 * @param onStop called before what they do, if they stop
 */
export function useStopQuestion(isRecording: boolean, onStop?: () => void) {
  const [next, setNext] = useState<{ act(): void } | null>(null)
  return {
    /** Does it at once if nothing is being recorded. */
    askBefore(act: () => void): void {
      if (isRecording) setNext({ act })
      else act()
    },
    question: {
      isOpen: next !== null,
      onClose: () => setNext(null),
      onConfirm() {
        setNext(null)
        onStop?.()
        next?.act()
      },
    },
  }
}

type StopQuestionProps = ReturnType<typeof useStopQuestion>['question']

export function StopQuestion(props: StopQuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Stop recording?"
      text="Your recording ends here. What you’ve recorded so far is kept, and offered to you when you record here again."
      confirmLabel="Stop recording"
      cancelLabel="Go on recording"
    />
  )
}
