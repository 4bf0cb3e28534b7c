import { type ComponentType, Suspense } from 'react'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'

interface PhotoDialogProps {
  onClose(): void
  Editor: ComponentType
}

/** One's own photo, to be changed. */
export default function PhotoDialog({ onClose, Editor }: PhotoDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Your photo">
      <Suspense fallback={<SkeletonRows label="Loading the form" rows={['h-24']} />}>
        <Editor />
      </Suspense>
    </Dialog>
  )
}
