import { useState } from 'react'
import { Button } from '../button/button'
import { ConfirmDialog } from '../overlay/dialog'

interface DiscardDraftProps {
  label: string
  title: string
  text: string
  /** for use in a notice, where a borderless button looks like plain text */
  isBordered?: boolean
  onDiscard(): void
}

/** Discards the draft after confirmation. */
export function DiscardDraft({ label, title, text, isBordered = false, onDiscard }: DiscardDraftProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant={isBordered ? 'secondary' : 'quiet'} size="sm" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        text={text}
        confirmLabel={label}
        cancelLabel="Keep it"
        tone="danger"
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onDiscard()
        }}
      />
    </>
  )
}
