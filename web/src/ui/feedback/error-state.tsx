import { isRequestError, messageOf } from '#lib/request-error.js'
import { Button } from '../button/button'
import { Notice } from './notice'

interface ErrorStateProps {
  error: unknown
  title?: string
  onRetry?(): void
  isRetrying?: boolean
}

/**
 * Shown in place of a region that failed: the reason, a retry, and the reference to find the cause in the log.
 */
export function ErrorState({ error, title = 'This couldn’t be loaded', onRetry, isRetrying }: ErrorStateProps) {
  const reference = isRequestError(error) ? error.requestId : null
  return (
    <Notice
      tone="danger"
      isLive
      title={title}
      action={
        onRetry ? (
          <Button size="sm" onClick={onRetry} isBusy={isRetrying}>
            Try again
          </Button>
        ) : null
      }
    >
      <p>{messageOf(error)}</p>
      {reference ? (
        <p className="mt-1 text-xs">
          Reference <code className="font-mono select-all">{reference}</code>
        </p>
      ) : null}
    </Notice>
  )
}
