import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { classNames } from '#lib/class-names.js'
import { Button } from '../button/button'
import { IconButton } from '../button/icon-button'
import { Notice } from '../feedback/notice'
import { DialogStatus } from './dialog-status'

export type DialogSize = 'sm' | 'md' | 'lg'

interface DialogProps {
  isOpen: boolean
  onClose(): void
  title: ReactNode
  /** one sentence under the title, read out with it */
  description?: ReactNode
  size?: DialogSize
  /** what stands here is lost with the dialog: only its own button closes it, neither Escape nor the ground */
  isKeptOpen?: boolean
  /** buttons; the action stands last, where the eye ends */
  footer?: ReactNode
  children?: ReactNode
}

const SIZES: Record<DialogSize, string> = { sm: 'max-w-dialog-sm', md: 'max-w-dialog-md', lg: 'max-w-dialog-lg' }

/** A question or task that must be settled first. Escape and the ground close it; the focus goes back where it came from. */
export function Dialog({ size = 'sm', isKeptOpen = false, ...props }: DialogProps) {
  const { isOpen, onClose, title, description, footer, children } = props
  const status = useContext(DialogStatus)
  return (
    <HeadlessDialog open={isOpen} onClose={isKeptOpen ? stay : onClose} className="relative z-40">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-200 ease-out data-closed:opacity-0"
      />
      <div className="fixed inset-0 flex items-end justify-center overflow-y-auto md:items-center md:p-6">
        <DialogPanel
          transition
          className={classNames(
            'flex max-h-dvh w-full flex-col rounded-t-xl bg-surface shadow-float transition duration-200 ease-out data-closed:translate-y-2 data-closed:opacity-0 md:max-h-[calc(100dvh-3rem)] md:rounded-xl',
            SIZES[size],
          )}
        >
          {/* neither header nor footer: those would be landmarks of the page */}
          <div className="flex items-start justify-between gap-4 border-b border-line pt-4 ps-6 pe-4 pb-4">
            <div className="min-w-0 pt-2 wrap-anywhere">
              <DialogTitle className="font-serif text-xl font-semibold text-ink">{title}</DialogTitle>
              {description ? <Description className="mt-1 text-sm text-muted">{description}</Description> : null}
            </div>
            {isKeptOpen ? null : <IconButton label="Close" icon={X} onClick={onClose} />}
          </div>
          {status}
          {/* relative: visually hidden inputs lie where they belong, instead of making the ground scroll */}
          <div className="relative min-h-0 flex-1 scroll-py-4 overflow-y-auto px-6 py-4 text-sm">{children}</div>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</div>
          ) : null}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

const stay = () => undefined

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  text: ReactNode
  /** says what will happen: "Delete file", not "OK" */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  isBusy?: boolean
  /** why it did not work; the dialog stays open */
  error?: string
  onConfirm(): void
  onClose(): void
}

/** Asks once before something that can't be taken back. */
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
