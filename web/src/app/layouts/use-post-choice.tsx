import { lazy, type MouseEvent, type ReactNode, useState } from 'react'
import { useSignedInUser } from '#lib/session.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'

// only once somebody posts
const PostDialog = lazy(() => import('#features/packages/post-dialog.js'))

/**
 * What "Post" does when it is pressed: it asks what to post. Experts ask no questions (GD-51), so for them, and where a
 * link is opened in another tab, it stays the link that it is.
 */
export function usePostChoice(): { onPost(event: MouseEvent): void; postDialog: ReactNode } {
  const { isExpert } = useSignedInUser()
  const [isOpen, setIsOpen] = useState(false)
  const onPost = (event: MouseEvent) => {
    if (isExpert || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  const postDialog = isOpen ? (
    <LateDialog onClose={() => setIsOpen(false)}>
      <PostDialog onClose={() => setIsOpen(false)} />
    </LateDialog>
  ) : null
  return { onPost, postDialog }
}
