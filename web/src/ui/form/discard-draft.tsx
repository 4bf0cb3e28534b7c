import { useState } from 'react'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { Button } from '../button/button'
import type { ConfirmDialogProps } from '../overlay/dialog'
import { LateDialog } from '../overlay/late-dialog'

const ConfirmDialog = lazyPart<ConfirmDialogProps>(async () => ({
  default: (await import('../overlay/dialog')).ConfirmDialog,
}))

interface DiscardDraftProps {
  label: string
  title: string
  text: string
  /** for use in a notice, where a borderless button looks like plain text */
  isBordered?: boolean
  onDiscard(): void
  dialog?: typeof ConfirmDialog
}

/** Discards the draft after confirmation. */
export function DiscardDraft(props: DiscardDraftProps) {
  const { label, title, text, isBordered = false, onDiscard, dialog: Dialog = ConfirmDialog } = props
  const [isAsking, setIsAsking] = useState(false)
  useLoadedLater(Dialog)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button variant={isBordered ? 'secondary' : 'quiet'} size="sm" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking ? (
        <LateDialog onClose={close}>
          <Dialog
            isOpen
            title={title}
            text={text}
            confirmLabel={label}
            cancelLabel="Keep it"
            tone="danger"
            onClose={close}
            onConfirm={() => {
              close()
              onDiscard()
            }}
          />
        </LateDialog>
      ) : null}
    </>
  )
}
