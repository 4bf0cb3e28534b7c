import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { Button } from '#ui/button/button.js'

const PhotoDialog = lazyPart(() => import('./photo-dialog'))

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
  useLoadedLater(PhotoDialog)
  const isOpen = params.get('edit') === 'photo'
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => change(true)}>
        Photo
      </Button>
      <Suspense fallback={null}>
        {isOpen ? <PhotoDialog onClose={() => change(false)} Editor={Editor} /> : null}
      </Suspense>
    </>
  )
}
