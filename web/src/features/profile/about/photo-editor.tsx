import { type ComponentType, Suspense } from 'react'
import { useOpenInAddress } from '#lib/browser/use-open-in-address.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'

const PhotoDialog = lazyPart(() => import('./photo-dialog'))

/** Changes one's own photo, in a dialog with its own address. */
export function PhotoEditor({ Editor }: { Editor: ComponentType }) {
  const { profilePic } = useSignedInUser()
  const { isOpen, open, close } = useOpenInAddress('photo')
  useLoadedLater(PhotoDialog)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={open}>
        {profilePic ? 'Change photo' : 'Add a photo'}
      </Button>
      <Suspense fallback={null}>{isOpen ? <PhotoDialog onClose={close} Editor={Editor} /> : null}</Suspense>
    </>
  )
}
