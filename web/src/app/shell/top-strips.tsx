import { Link } from 'react-router-dom'
import { useConfig } from '../../lib/config'
import { paths } from '../../lib/paths'
import { useIsOnline } from '../../lib/use-online'

const STRIP = 'flex flex-wrap justify-center gap-x-2 border-b border-line px-4 py-1 text-center text-xs'

/** What holds for every page: no network, or the demo. */
export function TopStrips() {
  const { mode } = useConfig()
  const isOnline = useIsOnline()
  return (
    <section aria-label="About this site">
      <div role="status">
        {isOnline ? null : (
          <p className={`${STRIP} bg-warn-soft text-ink`}>
            You are offline. What is on the screen stays, what you type is kept, and the rest follows when you are back.
          </p>
        )}
      </div>
      {mode === 'demo' ? (
        <p className={`${STRIP} bg-sunken text-muted`}>
          <span>Demo: the people and companies here are invented.</span>
          <Link to={paths.adminOutbox} className="text-link">
            See the emails it has sent
          </Link>
        </p>
      ) : null}
    </section>
  )
}
