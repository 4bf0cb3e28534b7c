import {
  creatorAddress,
  OPPORTUNITY_TYPES,
  type OpportunityType,
  wordForType,
  wordWithArticle,
} from '#contract/opportunities/type-facts.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Notice } from '#ui/feedback/notice.js'
import { typeLabel } from './opportunity-facts'
import { wasAttempted } from './posting-attempt'
import { askedInDrafts, askedName, draftAge, draftName, draftTitle } from './posting-draft'

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

/** The posts that were started and not sent, at most one per type, and one per type for each expert who is asked. */
export function unsentPosts(ownerId: string) {
  return OPPORTUNITY_TYPES.flatMap((type) =>
    [null, ...askedInDrafts(ownerId, type)].flatMap((expertId) => unsentPost(ownerId, type, expertId) ?? []),
  )
}

function unsentPost(ownerId: string, type: OpportunityType, expertId: string | null) {
  const name = draftName(type, null, expertId)
  const to = creatorAddress(type, expertId)
  const age = draftAge(ownerId, name)
  if (!age || !to) return null
  const typed = draftTitle(ownerId, name)
  const title = typed && `“${typed}”`
  const expert = expertId && askedName(ownerId, type, expertId)
  const forWhom = expertId ? ` for ${expert ?? 'one expert'}` : ''
  // there is a draft of each type, and not all of them have a title yet
  const edited = `${typeLabel(type)}${title ? forWhom : ''}, last edited ${age}.`
  const words = wasAttempted(ownerId, type, expertId)
    ? {
        title: `${title ?? `Your ${wordForType(type)}${forWhom}`} may not have been sent`,
        text: `${edited} We couldn’t confirm that it arrived. Sending it again won’t post it twice.`,
      }
    : {
        title: title
          ? `You haven’t sent ${title}`
          : `You started ${wordWithArticle(type)}${forWhom} and haven’t sent it`,
        text: `${edited} Your draft is kept in this browser.`,
      }
  return { ...words, action: 'Continue your draft', to }
}
