import type { ReactNode } from 'react'
import { LateRegion } from '../feedback/late-region'

interface LateDialogProps {
  /** puts away what is said of code that couldn't be loaded */
  onClose(): void
  /** in the dialog's place until its code is there */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A dialog whose code comes after the page's. If that can't be loaded, it is said over the page, which stays; the dialog
 * itself is elsewhere.
 */
export function LateDialog({ onClose, fallback = null, children }: LateDialogProps) {
  return (
    <div className="fixed inset-x-0 top-2 z-40 flex justify-center px-4 empty:hidden">
      <LateRegion onDismiss={onClose} fallback={fallback}>
        {children}
      </LateRegion>
    </div>
  )
}
