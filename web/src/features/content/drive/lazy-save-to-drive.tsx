import { type ComponentProps, lazy } from 'react'
import { useSession } from '#lib/session.js'
import { LateRegion } from '#ui/feedback/late-region.js'

const SaveToDrive = lazy(() => import('./save-to-drive'))

interface LazySaveToDriveProps extends ComponentProps<typeof SaveToDrive> {
  authorId: string | null
}

/** For the author alone; nobody else loads anything for it. */
export function LazySaveToDrive({ authorId, ...props }: LazySaveToDriveProps) {
  const { user } = useSession()
  if (!user?.isExpert || user.id !== authorId) return null
  return (
    <LateRegion>
      <SaveToDrive {...props} />
    </LateRegion>
  )
}
