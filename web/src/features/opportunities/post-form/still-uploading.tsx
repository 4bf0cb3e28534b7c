import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBackGuard } from '#lib/forms/use-back-guard.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'

/** Leaving the form cancels its uploads, so it asks first while any are running. */
export function useLeaveGuard(isUploading: boolean, close: () => void) {
  const navigate = useNavigate()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const ask = (proceed: () => void) => setLeave(() => proceed)
  // the dialog is moot once the upload is done, and a later upload asks again
  if (leave && !isUploading) setLeave(null)
  useBackGuard(isUploading, () => ask(close))
  return {
    close: isUploading ? () => ask(close) : close,
    /** for links in the form; one that opens in a new tab cancels nothing */
    follow(event: MouseEvent<HTMLElement>, to: string) {
      if (!isUploading || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      ask(() => navigate(to))
    },
    question: { isOpen: leave !== null, onStay: () => setLeave(null), onLeave: () => leave?.() },
  }
}

interface StillUploadingProps {
  isOpen: boolean
  onStay(): void
  onLeave(): void
}

export function StillUploading({ isOpen, onStay, onLeave }: StillUploadingProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="A file is still uploading"
      text="Closing the form cancels the upload. What you typed is kept."
      confirmLabel="Close anyway"
      cancelLabel="Stay"
      tone="danger"
      onClose={onStay}
      onConfirm={onLeave}
    />
  )
}
