import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { classNames } from '#lib/class-names.js'
import { IconButton } from '../button/icon-button'
import { DialogStatus } from './dialog-status'

type DialogSize = 'sm' | 'md' | 'lg'

export interface DialogProps {
  isOpen: boolean
  onClose(): void
  title: ReactNode
  /** one sentence below the title, read out with it */
  description?: ReactNode
  size?: DialogSize
  /** closing would lose what it shows, so neither Escape nor the backdrop closes it */
  isKeptOpen?: boolean
  /** buttons, the main action last */
  footer?: ReactNode
  children?: ReactNode
}

const SIZES: Record<DialogSize, string> = { sm: 'max-w-dialog-sm', md: 'max-w-dialog-md', lg: 'max-w-dialog-lg' }

/** What `Dialog` shows: a chunk of its own, because no page needs it at first. */
export function DialogWindow({ size = 'sm', isKeptOpen = false, ...props }: DialogProps) {
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
            'relative flex max-h-dvh w-full flex-col low:overflow-y-auto rounded-t-xl bg-surface shadow-float transition duration-200 ease-out data-closed:translate-y-2 data-closed:opacity-0 md:max-h-[calc(100dvh-3rem)] md:rounded-xl',
            SIZES[size],
          )}
        >
          {/* no header or footer elements: they would be landmarks of the page */}
          <div data-bar>
            <div className="flex items-start justify-between gap-4 border-b border-line pt-4 ps-6 pe-4 pb-4">
              <div className="min-w-0 pt-2 wrap-anywhere">
                <DialogTitle className="font-serif text-xl font-semibold text-ink">{title}</DialogTitle>
                {description ? <Description className="mt-1 text-sm text-muted">{description}</Description> : null}
              </div>
              {isKeptOpen ? null : <IconButton label="Close" icon={X} onClick={onClose} />}
            </div>
            {status}
          </div>
          {/* relative, so that visually hidden inputs don't make the backdrop scroll */}
          <div className="relative min-h-0 flex-1 scroll-py-4 overflow-y-auto low:flex-none low:overflow-visible px-6 py-4 text-sm">
            {children}
          </div>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</div>
          ) : null}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

const stay = () => undefined
