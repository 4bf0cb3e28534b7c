import type { MouseEvent, ReactNode, Ref } from 'react'
import { useLocation } from 'react-router-dom'
import { type OpportunityType, wordForType } from '#contract/opportunities/type-facts.js'
import { CreditAmount } from '#entities/credits/credit-amount.js'
import type { PostingEligibility } from '#entities/credits/use-posting-eligibility.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Notice } from '#ui/feedback/notice.js'

interface PostingRequirementsProps {
  type: OpportunityType
  /** undefined for an edit, for a retry, which may itself be the role the plan counts, and until it is known */
  eligibility: PostingEligibility | undefined
  /** the form that sends the confirmation email; owned by the account feature */
  confirmAddress: ReactNode
  /** called before following a link out of the form; may prevent it */
  onLeave(event: MouseEvent<HTMLElement>, to: string): void
  /** receives the focus if somebody presses Send anyway */
  ref: Ref<HTMLDivElement>
}

/** What is still needed before a role can be sent, shown before anybody fills in the form (X-03, FRAC-28). */
export function PostingRequirements({ type, eligibility, confirmAddress, onLeave, ref }: PostingRequirementsProps) {
  const { email, isEmailVerified } = useSignedInUser()
  const needed = () => {
    if (!isEmailVerified)
      return (
        <Notice tone="warn" title="Confirm your email address to post" action={confirmAddress}>
          You can fill in the form now: it’s kept in this browser. You can send it as soon as {email} is confirmed.
        </Notice>
      )
    if (eligibility?.reason === 'FREE_PLAN_LIMIT') return <FreePlanUsed type={type} onLeave={onLeave} />
    if (eligibility?.reason === 'INSUFFICIENT_CREDITS')
      return (
        <CreditsShort title="You need more Credits to post" onLeave={onLeave}>
          Posting costs <CreditAmount credits={eligibility.price.credits} />, and you have{' '}
          <CreditAmount credits={eligibility.price.balance} />.
        </CreditsShort>
      )
    if (eligibility?.reason === 'CREDITS_OWED')
      return (
        <CreditsShort title="Settle your balance to post" onLeave={onLeave}>
          A refund left it below zero.
        </CreditsShort>
      )
    return null
  }
  const notice = needed()
  if (!notice) return null
  return (
    <div ref={ref} tabIndex={-1} className="focus-ring mt-4 rounded-lg">
      {notice}
    </div>
  )
}

interface CreditsShortProps extends Pick<PostingRequirementsProps, 'onLeave'> {
  title: string
  children: ReactNode
}

function CreditsShort({ title, children, onLeave }: CreditsShortProps) {
  const { pathname, search } = useLocation()
  const shop = paths.getCredits(pathname + search)
  return (
    <Notice
      tone="warn"
      isLive
      title={title}
      action={
        <LinkButton size="sm" to={shop} onClick={(event) => onLeave(event, shop)}>
          Get Credits
        </LinkButton>
      }
    >
      {children} You can write it now: it’s kept in this browser until you can send it.
    </Notice>
  )
}

function FreePlanUsed({ type, onLeave }: Pick<PostingRequirementsProps, 'type' | 'onLeave'>) {
  const thing = wordForType(type)
  const ownPosts = paths.opportunitySummary({ tab: 'mine' })
  return (
    <Notice
      tone="warn"
      isLive
      title="Your free plan’s limit is reached"
      action={
        <>
          <LinkButton size="sm" to={paths.pricing} onClick={(event) => onLeave(event, paths.pricing)}>
            View plans
          </LinkButton>
          <LinkButton size="sm" to={ownPosts} onClick={(event) => onLeave(event, ownPosts)}>
            See your {thing}
          </LinkButton>
        </>
      }
    >
      To post another one, upgrade to a paid plan, or change the {thing} you have. You can write this one now: it’s kept
      in this browser until you can send it.
    </Notice>
  )
}
