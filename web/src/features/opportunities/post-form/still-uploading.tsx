import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBackAsks } from '#lib/forms/use-back-asks.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'

/** Ways out of the form, each of which ends the uploads: what is under way is asked about first. */
export function useLeaving(isUploading: boolean, close: () => void) {
  const navigate = useNavigate()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const ask = (how: () => void) => setLeave(() => how)
  // nothing was answered, and the next upload asks anew
  if (leave && !isUploading) setLeave(null)
  useBackAsks(isUploading, () => ask(close))
  return {
    close: isUploading ? () => ask(close) : close,
    /** a link within the form; one that opens beside it ends nothing */
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
      text="Closing the form ends the upload. What you typed is kept."
      confirmLabel="Close anyway"
      cancelLabel="Stay"
      tone="danger"
      onClose={onStay}
      onConfirm={onLeave}
    />
  )
}
