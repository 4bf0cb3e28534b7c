import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'

/** For staff: where they read it as such, and may take it down (GI-02, X-06). */
export function StaffReviewLink({ tab, id }: { tab?: 'insights' | 'answers'; id: string }) {
  if (!useSession().user?.isStaff) return null
  return (
    <Link
      to={paths.adminQuestions({ tab, id })}
      className="focus-ring justify-self-start rounded-sm text-sm text-accent hover:underline"
    >
      Review as staff
    </Link>
  )
}
