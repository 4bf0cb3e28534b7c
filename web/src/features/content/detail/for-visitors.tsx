import { type ComponentProps, lazy, Suspense } from 'react'
import { useSession } from '#lib/session.js'

const VisitorPrompt = lazy(() => import('./visitor-prompt'))

/** The prompt at the end of a page, which members never load (QNA-28). */
export function ForVisitors(props: ComponentProps<typeof VisitorPrompt>) {
  const { status } = useSession()
  if (status !== 'visitor') return null
  return (
    <Suspense>
      <VisitorPrompt {...props} />
    </Suspense>
  )
}
