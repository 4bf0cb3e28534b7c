import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../button/button'
import { Notice } from '../feedback/notice'
import { DIALOG_CODE } from './dialog-code'
import type { DialogProps } from './dialog-window'

const RETRY_MS = 2_000

/** A modal question or task. Escape and the backdrop close it, and the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const Window = useDialogCode(props.isOpen)
  return Window && <Window {...props} />
}

/** If it isn't there yet and can't be loaded, it is tried again for as long as the dialog is wanted. */
function useDialogCode(isOpen: boolean) {
  const [, setIsLoaded] = useState(false)
  const code = DIALOG_CODE.get()
  // of what is shown: a layout may load it between a render and its effects, and nothing would render it then
  const isMissing = isOpen && code === null
  useEffect(() => {
    if (!isMissing) return
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      await DIALOG_CODE.fetch().catch(() => undefined)
      if (!isWanted) return
      if (DIALOG_CODE.get()) setIsLoaded(true)
      else timer = setTimeout(load, RETRY_MS)
    }
    void load()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isMissing])
  return code
}

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  text: ReactNode
  /** says what will happen: "Delete file", not "OK" */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  isBusy?: boolean
  /** why it failed; the dialog stays open */
  error?: string
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation before something that can't be undone. */
export function ConfirmDialog({ tone = 'primary', cancelLabel = 'Cancel', ...props }: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      footer={
        <>
          <Button onClick={props.onClose}>{cancelLabel}</Button>
          <Button variant={tone} onClick={props.onConfirm} isBusy={props.isBusy}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div className="wrap-anywhere text-muted">{props.text}</div>
      {props.error ? (
        <Notice tone="danger" isLive className="mt-4">
          {props.error}
        </Notice>
      ) : null}
    </Dialog>
  )
}
