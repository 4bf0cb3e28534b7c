import { isRequestError, lacksCredits, messageOf } from '#lib/request-error.js'
import { Notice } from './notice'

/** Those that were shown before: one that comes back while somebody types must not move the page. */
const seen = new WeakSet<object>()

/** A long form may be sent from far below or above the place where it says why it was refused. */
const bringIntoSight = (error: unknown) => (notice: HTMLElement | null) => {
  if (!notice || typeof error !== 'object' || error === null || seen.has(error)) return
  seen.add(error)
  notice.scrollIntoView?.({ block: 'nearest' })
}

/** Why the form as a whole was refused; field errors appear at their fields, and missing credits in a dialog. */
export function FormRefusal({ error, title }: { error: unknown; title?: string }) {
  if (!error || lacksCredits(error)) return null
  if (isRequestError(error) && error.code === 'VALIDATION_FAILED' && error.errors.length > 0) return null
  const reference = isRequestError(error) && error.status >= 500 ? error.requestId : null
  return (
    <Notice ref={bringIntoSight(error)} tone="danger" isLive title={title}>
      {messageOf(error)}
      {reference ? <p className="text-xs text-muted">Reference {reference}</p> : null}
    </Notice>
  )
}
