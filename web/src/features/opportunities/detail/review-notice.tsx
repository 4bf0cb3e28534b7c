import { REASON_MISSING } from '#contract/messages.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { postEditorPath } from '#entities/opportunity/post-paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Notice } from '#ui/feedback/notice.js'
import type { DetailedOpportunity } from './detail-view'

/** The post's review status; the server sends it to the poster only (GO-08, X-31). */
export function ReviewNotice({ opportunity }: { opportunity: DetailedOpportunity }) {
  const { review, status, closed_by_staff } = opportunity
  const [closed] = closed_by_staff
  const thing = wordForType(opportunity.type)
  const editor = postEditorPath(opportunity)
  if (!review) return null
  if (status === 'deleted')
    return (
      <Notice tone="warn" title={`Our staff deleted the ${thing}`}>
        {review.delete_comments ? `The reason given: ${review.delete_comments}` : null}
      </Notice>
    )
  if (closed)
    return (
      <Notice tone="warn" title={`Our staff closed the ${thing}`}>
        The reason given: {closed.words ?? REASON_MISSING}
      </Notice>
    )
  if (!['draft', 'published'].includes(status)) return null
  if (review.review_status === 'changes requested') {
    return (
      <Notice
        tone="warn"
        title={`Changes requested: ${review.review_reason ?? REASON_MISSING}`}
        action={
          editor ? (
            <LinkButton size="sm" to={editor}>
              Edit your post
            </LinkButton>
          ) : null
        }
      >
        {status === 'draft'
          ? 'Experts will see it once your changes are approved.'
          : 'It stays active in the meantime.'}
      </Notice>
    )
  }
  if (review.review_status === 'edited after approval') {
    return <Notice title="We’re reviewing your latest changes">The {thing} stays active in the meantime.</Notice>
  }
  if (status !== 'draft') return null
  return <Notice title="Waiting for approval">After that, watch out for interest from experts within 72 hrs.</Notice>
}
