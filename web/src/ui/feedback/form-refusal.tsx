import { isRequestError, lacksCredits, messageOf } from '#lib/request-error.js'
import { Notice } from './notice'

/** A long form may be sent from far below or above the place where it says why it was refused. */
const bringIntoSight = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' })

/** Why the form as a whole was refused; field errors appear at their fields, and missing credits in a dialog. */
export function FormRefusal({ error, title }: { error: unknown; title?: string }) {
  if (!error || lacksCredits(error)) return null
  if (isRequestError(error) && error.code === 'VALIDATION_FAILED' && error.errors.length > 0) return null
  const reference = isRequestError(error) && error.status >= 500 ? error.requestId : null
  return (
    <Notice ref={bringIntoSight} tone="danger" isLive title={title}>
      {messageOf(error)}
      {reference ? <p className="text-xs text-muted">Reference {reference}</p> : null}
    </Notice>
  )
}
