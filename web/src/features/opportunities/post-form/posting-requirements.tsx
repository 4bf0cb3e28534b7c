import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode, Ref } from 'react'
import type { ErrorCode } from '#contract/error-codes.js'
import { type OpportunityType, wordForType } from '#contract/opportunities/types.js'
import { paths } from '#lib/paths.js'
import { restGet } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Notice } from '#ui/feedback/notice.js'

interface PostingRequirementsProps {
  type: OpportunityType
  /** a new role: neither an edit nor a retry, which may itself be the role the plan counts */
  isNew: boolean
  /** the form that sends the confirmation email; owned by the account feature */
  confirmAddress: ReactNode
  /** called before following a link out of the form; may prevent it */
  onLeave(event: MouseEvent<HTMLElement>, to: string): void
  /** receives the focus if somebody presses Send anyway */
  ref: Ref<HTMLDivElement>
}

/** What is still needed before a role can be sent, shown before anybody fills in the form (X-03, FRAC-28). */
export function PostingRequirements({ type, isNew, confirmAddress, onLeave, ref }: PostingRequirementsProps) {
  const { email, isEmailVerified } = useSignedInUser()
  const isLimitReached = useFreePlanLimit(isNew && isEmailVerified)
  if (isEmailVerified && !isLimitReached) return null
  return (
    <div ref={ref} tabIndex={-1} className="focus-ring mt-4 rounded-lg">
      {isLimitReached ? (
        <FreePlanUsed type={type} onLeave={onLeave} />
      ) : (
        <Notice tone="warn" title="Confirm your email address to post" action={confirmAddress}>
          You can fill in the form now: it’s kept in this browser. You can send it as soon as {email} is confirmed.
        </Notice>
      )}
    </div>
  )
}

function FreePlanUsed({ type, onLeave }: Pick<PostingRequirementsProps, 'type' | 'onLeave'>) {
  const thing = wordForType(type)
  const ownPosts = paths.opportunitySummary({ tab: 'mine' })
  return (
    <Notice
      tone="warn"
      isLive
      title={`Your free plan’s one ${thing} is used`}
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

/** Whether the free plan’s one post is used. Without a response it assumes not: the server decides on sending. */
function useFreePlanLimit(isAsked: boolean): boolean {
  const { id } = useSignedInUser()
  const { data } = useQuery({
    queryKey: ['posting-eligibility', id],
    queryFn: ({ signal }) => restGet<PostingEligibility>('/api/opportunities/postingEligibility', { signal }),
    enabled: isAsked,
    // upgrading or deleting elsewhere changes the answer
    staleTime: 0,
  })
  return isAsked && data?.reason === 'FREE_PLAN_LIMIT'
}

export interface PostingEligibility {
  isEligible: boolean
  reason: ErrorCode | null
}
