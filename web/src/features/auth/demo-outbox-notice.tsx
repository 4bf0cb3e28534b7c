import { Link } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { Notice } from '#ui/feedback/notice.js'

/** Demo emails never leave this machine. */
export function DemoOutboxNotice() {
  const { mode } = useConfig()
  if (mode !== 'demo') return null
  return (
    <Notice tone="info" className="mb-6">
      This is a demo, so nothing is really sent. You can read the email in the{' '}
      <Link to={paths.adminOutbox} target="_blank" className="text-link">
        outbox
      </Link>
      , which opens in a new tab.
    </Notice>
  )
}
