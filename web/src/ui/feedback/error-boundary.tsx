import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../button/button'
import { Notice } from './notice'

interface ErrorBoundaryProps {
  children: ReactNode
  /** a change of it tries again: the address of the page, the id of what is shown */
  resetKey?: string
}

interface ErrorBoundaryState {
  error: unknown
  resetKey: string | undefined
}

/** Keeps the rest of the page alive when one region breaks. */
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
    if (error === null) return this.props.children
    return isOutdatedPage(error) ? (
      <Notice
        tone="info"
        isLive
        title="There is a newer version of this page"
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        What you typed is kept.
      </Notice>
    ) : (
      <Notice
        tone="danger"
        isLive
        title="This part of the page stopped working"
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

/** A chunk that a newer release has replaced; the words differ per browser. */
function isOutdatedPage(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script failed|unable to preload/i.test(error.message)
  )
}
