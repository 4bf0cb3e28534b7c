import {
  creatorAddress,
  type OpportunityType,
  postableTypes,
  wordForType,
  wordWithArticle,
} from '#contract/opportunities/types.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Notice } from '#ui/feedback/notice.js'
import { wasAttempted } from './posting-attempt'
import { draftAge, draftName } from './posting-draft'

/** Links back to a post that was started and not sent. */
export function UnsentPost({ ownerId, className }: { ownerId: string; className?: string }) {
  return unsentPosts(ownerId).map(({ title, text, action, to }) => (
    <Notice
      key={to}
      className={className}
      title={title}
      action={
        <LinkButton size="sm" to={to}>
          {action}
        </LinkButton>
      }
    >
      {text}
    </Notice>
  ))
}

/** The posts that were started and not sent, at most one per type. */
export function unsentPosts(ownerId: string) {
  return postableTypes().flatMap(
    ({ type, form }) => unsentPost(ownerId, type, creatorAddress(type) ?? form.address) ?? [],
  )
}

function unsentPost(ownerId: string, type: OpportunityType, to: string) {
  const age = draftAge(ownerId, draftName(type, null))
  if (!age) return null
  const thing = wordForType(type)
  const words = wasAttempted(ownerId, type)
    ? {
        title: `Your ${thing} may not have been sent`,
        text: `We couldn’t confirm that it arrived. Last edited ${age}. Sending it again won’t post it twice.`,
      }
    : {
        title: `You started ${wordWithArticle(type)} and haven’t sent it`,
        text: `Last edited ${age}. Your draft is kept in this browser.`,
      }
  return { ...words, action: 'Continue your draft', to }
}
