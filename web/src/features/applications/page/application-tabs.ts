import { cappedCount } from '#contract/format/capped-count.js'
import {
  isAssignedTabShown,
  isHiredTabShown,
  isInterestsTabShown,
  isPaymentsTabShown,
  isProposalTabShown,
  proposalTabLabel,
  type TabFacts,
} from '#contract/opportunities/tabs.js'
import { isTeamTabShown } from '#contract/opportunities/team.js'
import type { SeenTab } from '#contract/workflow/history.js'
import type { Tab } from '#ui/display/tabs.js'
import { hasApplied, isStepOpen, trackingStatusOf } from './application'
import type { ApplicationView } from './application-view'

export type DetailTab =
  | 'about'
  | 'interests'
  | 'assignedExperts'
  | 'proposal'
  | 'hired'
  | 'comments'
  | 'payments'
  | 'invitedusers'

/** Tabs that record when they were opened, by the server's names (OPP-55). */
const SEEN_TAB_OF: Readonly<Record<DetailTab, SeenTab | null>> = {
  about: null,
  interests: 'interestTab',
  assignedExperts: null,
  proposal: null,
  hired: 'hiredTab',
  // the chat marks itself as seen, whenever something new is read in it
  comments: null,
  invitedusers: null,
  payments: null,
}

/**
 * What opening a tab marks as seen. Experts answer counter offers under Proposal, so the dot appears there and opening
 * Proposal clears it (OPP-55, GO-98).
 */
export function seenTabOf(view: ApplicationView, tab: DetailTab): SeenTab | null {
  if (!hasCounterToAnswer(view)) return SEEN_TAB_OF[tab]
  if (tab === 'interests') return null
  return tab === 'proposal' ? 'interestTab' : SEEN_TAB_OF[tab]
}

function hasCounterToAnswer({ isPoster, own, opportunity }: ApplicationView): boolean {
  return (
    !isPoster && own?.counter_offer?.status === 'pending' && isStepOpen('acceptCounterOffer', opportunity.status, own)
  )
}

/** What is unread in the chat; whoever doesn't take part in it has none (CHAT-03, GO-59). */
export interface ChatNews {
  unread_count: number
}

/** The tabs this user gets, in order, with their unread dots (OPP-45 to OPP-50, OPP-54, GO-32, GO-33, GO-98). */
export function detailTabs(view: ApplicationView, isEligible: boolean, chat: ChatNews | null): Tab<DetailTab>[] {
  const { opportunity, readsAll, totals, own } = view
  const facts: TabFacts = {
    isPoster: readsAll,
    isExpert: view.isExpert,
    standing: trackingStatusOf(own),
    hasShownInterest: Boolean(own?.interest_shown_at),
    hasHire: readsAll ? totals.hasHire : own !== null && hasApplied(own) && own.hire !== null,
    hasApplicants: totals.hasApplicants,
    chatOnly: opportunity.chatOnly,
    isNdaRequired: opportunity.isNdaRequired,
    isEligible,
  }
  const isForProposal = hasCounterToAnswer(view)
  const tabs: (Tab<DetailTab> | false)[] = [
    { id: 'about', label: 'About' },
    isInterestsTabShown(facts) && {
      id: 'interests',
      label: 'Interests',
      count: readsAll ? cappedCount(totals.interests) : undefined,
      isUnread: !isForProposal && isUnread('interestTab', view),
    },
    isAssignedTabShown(facts, opportunity.type) && { id: 'assignedExperts', label: 'Assigned experts' },
    isProposalTabShown(facts) && {
      id: 'proposal',
      label: proposalTabLabel(opportunity.isNdaRequired),
      isUnread: isForProposal && isUnread('interestTab', view),
    },
    isHiredTabShown(facts) && { id: 'hired', label: 'Hired', isUnread: isUnread('hiredTab', view) },
    chat !== null && {
      id: 'comments',
      label: 'Chats',
      count: chat.unread_count > 0 ? cappedCount(chat.unread_count) : undefined,
      isUnread: chat.unread_count > 0,
    },
    isPaymentsTabShown(facts, opportunity.type, opportunity.hasPayments) && { id: 'payments', label: 'Payments' },
    isTeamTabShown({ isPoster: view.isPoster, hasCompany: opportunity.hasCompany, status: opportunity.status }) && {
      id: 'invitedusers',
      label: 'Team Members',
    },
  ]
  return tabs.filter((tab) => tab !== false)
}

/** Whether somebody else did something here since the user last opened the tab (GO-98). */
export function isUnread(tab: SeenTab, { news, views }: Pick<ApplicationView, 'news' | 'views'>): boolean {
  const seenAt = views.find((view) => view.tab === tab)?.seen_at
  const isNew = (at: string) => !seenAt || Date.parse(at) > Date.parse(seenAt)
  return news.some((entry) => entry.tab === tab && isNew(entry.created_at))
}
