import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { visitRoleOf } from '#contract/people/first-visits.js'
import { daysToRemindOf } from '#contract/plans/expiry-reminder.js'
import { useOwnPlan } from '#entities/plan/own-plan.js'
import { isMarked, mark } from '#lib/browser/flags.js'
import { useSignedInUser } from '#lib/session.js'
import { feedbackPutOffFlag, type PromptFacts, staffWelcomeFlag } from './entry-prompt-list'
import { type PromptFactsQuery, usePromptFactsQuery } from './prompt-facts.generated'
import { useViewedResponsesQuery } from './viewed-responses.generated'

/** @returns what the prompts go by; null until it is known. What can't be read holds no prompt back. */
export function usePromptFacts(isHome: boolean): PromptFacts | null {
  const { id: me, isExpert, isAdmin } = useSignedInUser()
  const isStaffOnly = isAdmin && !isExpert
  // asked once per page, also when the flag is set meanwhile
  const asksWelcome = useRef(isStaffOnly && !isMarked('browser', staffWelcomeFlag(me))).current
  const isFromExpertSignUp = useIsFromExpertSignUp()
  const plan = useEndingPlan()
  const facts = usePromptFactsQuery(
    { me, visitRole: visitRoleOf({ isExpert, isAdmin }), asksWelcome },
    { enabled: isHome, staleTime: Number.POSITIVE_INFINITY },
  )
  const isClientAtHome = isHome && !isExpert
  const viewed = useViewedResponsesQuery({}, { enabled: isClientAtHome, staleTime: Number.POSITIVE_INFINITY })
  const { data, isError } = facts
  const isStaffWelcomed = data?.first_visits ? data.first_visits.length > 0 : null
  useEffect(() => {
    // welcomed in another browser: this one needn't ask again (GD-30)
    if (isStaffWelcomed) mark('browser', staffWelcomeFlag(me))
  }, [isStaffWelcomed, me])
  if (plan.isPending) return null
  if (isHome && ((!data && !isError) || isReadAgain(facts))) return null
  if (isClientAtHome && (viewed.isPending || isReadAgain(viewed))) return null
  return {
    ...{ me, isExpert, isStaffOnly, isFromExpertSignUp, plan: plan.ending },
    isStaffWelcomed,
    isFeedbackDue: (viewed.data?.viewed_responses.length ?? 0) > 0 && !isMarked('session', feedbackPutOffFlag(me)),
    ...personFacts(data),
  }
}

/**
 * By what is out of date, a later prompt could come first (GD-81), such as once somebody has joined a team, or an answer be
 * asked about that was rated on its page.
 */
const isReadAgain = ({ isStale, isFetching }: { isStale: boolean; isFetching: boolean }) => isStale && isFetching

function personFacts(data: PromptFactsQuery | undefined) {
  const [member] = data?.company_members ?? []
  const account = data?.users_by_pk?.account
  const expert = data?.expert_details[0]
  return {
    newTeam: member
      ? {
          companyId: member.company_id,
          companyName: member.company.company_name,
          isInvitedAccount: account?.login_type === 'invite-user',
        }
      : null,
    // unknown is like dismissed: nobody is told twice because something failed
    isNewsDismissed: account?.is_exciting_news_modal_not_show_again ?? true,
    profile: expert
      ? { isBioCompleted: expert.is_bio_added, isAdviceCompleted: expert.advice_offerings.length > 0 }
      : null,
    hasRateCard: Boolean(expert?.rate_card),
    expert: expert
      ? {
          isAvailableAsCxo: expert.is_available_for_hire_as_cxo,
          orgRole: expert.user_org_role ?? null,
          isCalendarAdded: expert.is_calender_added,
        }
      : null,
  }
}

/** GD-35 */
function useIsFromExpertSignUp(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'fromExpertSignup' in state && state.fromExpertSignup === true
}

function useEndingPlan() {
  const { subscription, isPending } = useOwnPlan()
  // one that the provider renews doesn't end
  const endsAt =
    subscription?.expires_at && (subscription.ends_with_period || subscription.stripe_subscription_id === null)
      ? subscription.expires_at
      : null
  return { isPending, ending: endsAt ? { endsAt, daysLeft: daysToRemindOf(new Date(endsAt), new Date()) } : null }
}
