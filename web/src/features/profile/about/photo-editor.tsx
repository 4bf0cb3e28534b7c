import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/button/button.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'

/** Changes one's own photo, in a dialog with its own address. */
export function PhotoEditor({ Editor }: { Editor: ComponentType }) {
  const [params, setParams] = useSearchParams()
  const change = (isOpen: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (isOpen) next.set('edit', 'photo')
        else next.delete('edit')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => change(true)}>
        Photo
      </Button>
      <Dialog isOpen={params.get('edit') === 'photo'} onClose={() => change(false)} title="Your photo">
        <Suspense fallback={<SkeletonRows label="Loading the form" rows={['h-24']} />}>
          <Editor />
        </Suspense>
      </Dialog>
    </>
  )
}
