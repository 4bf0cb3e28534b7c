import { Component, type ErrorInfo, type ReactNode, useEffect, useRef } from 'react'
import { useIsOnline } from '#lib/browser/use-online.js'
import { Button } from '../button/button'
import { Notice } from './notice'

interface ErrorBoundaryProps {
  children: ReactNode
  /** retries when it changes: the page's address, or the id of what is shown */
  resetKey?: string
  /** for a region that stands over the page: what is said of its failure can be put away */
  onDismiss?(): void
}

interface ErrorBoundaryState {
  error: unknown
  resetKey: string | undefined
}

/** Keeps the rest of the page working when one region crashes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A region of the page failed', error, componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    const { children, onDismiss } = this.props
    if (error === null) return children
    return isMissingChunk(error) ? (
      <MissingPage onDismiss={onDismiss} />
    ) : (
      <Notice
        tone="danger"
        isLive
        title="This part of the page stopped working"
        onDismiss={onDismiss}
        action={
          <Button size="sm" onClick={() => this.setState({ error: null })}>
            Try again
          </Button>
        }
      >
        The rest of the page still works, and what you typed is kept.
      </Notice>
    )
  }
}

/**
 * The page's code failed to load: the network is down, or a newer release has replaced it. Only a reload tries again.
 */
function MissingPage({ onDismiss }: Pick<ErrorBoundaryProps, 'onDismiss'>) {
  const isOnline = useIsOnline()
  const wasOffline = useRef(!isOnline)
  useEffect(() => {
    if (wasOffline.current && isOnline) window.location.reload()
  }, [isOnline])
  const isWaiting = !isOnline || wasOffline.current
  return (
    <Notice
      isLive
      title={isWaiting ? 'You’re offline, so this page can’t open yet' : 'This page didn’t load completely'}
      onDismiss={onDismiss}
      action={
        isWaiting ? null : (
          <Button size="sm" onClick={() => window.location.reload()}>
            Reload
          </Button>
        )
      }
    >
      {isWaiting
        ? 'It will open once you’re back online.'
        : 'The connection failed, or a newer version of the page has been released.'}{' '}
      What you typed is kept.
    </Notice>
  )
}

/** Browsers word it differently. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script failed|unable to preload/i.test(error.message)
  )
}
