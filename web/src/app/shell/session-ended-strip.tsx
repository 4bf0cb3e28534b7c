import { createPath, Link, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.js'

/**
 * On pages that visitors may read too: nothing else there says why one's own things have gone, or how to get them back.
 */
export default function SessionEndedStrip() {
  const location = useLocation()
  return (
    <p
      role="status"
      className="flex flex-wrap justify-center gap-x-2 border-t border-line bg-warn-soft px-4 py-1 text-center text-xs text-ink"
    >
      <span>Your session has ended. What you typed is kept.</span>
      <Link to={paths.login(createPath(location))} className="text-link">
        Log in to carry on
      </Link>
    </p>
  )
}
