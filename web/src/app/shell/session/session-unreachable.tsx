import { useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsOnline } from '#lib/browser/use-online.js'
import { renewSession } from '#lib/session.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { OfflineStrip } from '../top-strips'

/**
 * In place of every page while nobody can say who is signed in: what visitors see would look to a member as if they had been
 * signed out. It asks again by itself once the network is back.
 */
export default function SessionUnreachable({ error }: { error: unknown }) {
  const store = useStore()
  const isOnline = useIsOnline()
  const wasOnline = useRef(isOnline)
  const [isRetrying, setRetrying] = useState(false)
  const retry = useCallback(async () => {
    setRetrying(true)
    await renewSession(store)
    setRetrying(false)
  }, [store])
  useEffect(() => {
    if (isOnline && !wasOnline.current) void retry()
    wasOnline.current = isOnline
  }, [isOnline, retry])
  return (
    <>
      <OfflineStrip />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-form px-4 pt-24 md:px-8">
        <h1 className="sr-only">The connection failed</h1>
        <ErrorState
          title="We couldn’t connect you to your account"
          error={error}
          onRetry={() => void retry()}
          isRetrying={isRetrying}
        />
      </main>
    </>
  )
}
