import { fullName } from '#contract/format/full-name.js'
import { Notice } from '#ui/feedback/notice.js'
import type { ApplicationView } from '../page/application-view'

/** For the poster and their team: which of the experts they asked said no, and why. */
export function Declines({ view: { totals, isPoster } }: { view: ApplicationView }) {
  const request = isPoster ? 'your request' : 'the request'
  return totals.declined.map(({ user_id: id, user, opt_out_reason: reason }) => (
    <Notice key={id} tone="info" title={`${user ? fullName(user) : 'An expert'} declined ${request}.`}>
      {reason ? <span className="whitespace-pre-line">{reason}</span> : 'No reason was given.'}
    </Notice>
  ))
}
