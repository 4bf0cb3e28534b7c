import { type ComponentProps, lazy, Suspense } from 'react'
import { useSession } from '#lib/session.js'
import { ErrorBoundary } from '#ui/feedback/error-boundary.js'

const SaveToDrive = lazy(() => import('./save-to-drive'))

interface LazySaveToDriveProps extends ComponentProps<typeof SaveToDrive> {
  authorId: string | null
}

/** For the author alone; nobody else loads anything for it. */
export function LazySaveToDrive({ authorId, ...props }: LazySaveToDriveProps) {
  const { user } = useSession()
  if (!user?.isExpert || user.id !== authorId) return null
  return (
    <ErrorBoundary>
      <Suspense>
        <SaveToDrive {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
