import { useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPath, Link, useLocation } from 'react-router-dom'
import { useIsOnline } from '#lib/browser/use-online.js'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { renewSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Wordmark } from '#ui/display/wordmark.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { OfflineStrip } from '../top-strips'

const RETRY_MS = 15_000

/**
 * In place of a page while nobody can say who is signed in: what visitors see would look to a member as if they had been
 * signed out. It asks again by itself once the network is back, and now and then until it is told. Its code comes with the
 * layouts: it would have to be fetched from where nothing can be had.
 */
export function SessionUnreachable({ error }: { error: unknown }) {
  useDocumentTitle('Not connected')
  const { productName } = useConfig()
  const store = useStore()
  const location = useLocation()
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
  useEffect(() => {
    const timer = setInterval(() => void retry(), RETRY_MS)
    return () => clearInterval(timer)
  }, [retry])
  return (
    <>
      <OfflineStrip />
      {/* as the pages for signing in have it, but no link: home, too, can't be had */}
      <header className="mx-auto w-full max-w-form px-4 pt-8 md:pt-12">
        <Wordmark name={productName} />
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-form px-4 pt-8 md:pt-12">
        <h1 className="sr-only" tabIndex={-1}>
          Your account
        </h1>
        <ErrorState
          title="We couldn’t connect you to your account"
          error={error}
          onRetry={() => void retry()}
          isRetrying={isRetrying}
        />
        <p className="mt-4 text-sm text-muted">
          If it keeps failing,{' '}
          <Link to={paths.login(createPath(location))} className="text-link">
            log in again
          </Link>
          .
        </p>
      </main>
    </>
  )
}
