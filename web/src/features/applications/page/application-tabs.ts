import {
  isAssignedTabShown,
  isHiredTabShown,
  isInterestsTabShown,
  isProposalTabShown,
  proposalTabLabel,
  type TabFacts,
} from '../../../../../actions/contract/opportunities/tabs'
import type { SeenTab } from '../../../../../actions/contract/workflow/history'
import type { Tab } from '../../../ui/display/tabs'
import { type Scene, standingOf } from './application'

export type DetailTab = 'about' | 'interests' | 'assignedExperts' | 'proposal' | 'hired'

/** Tabs that keep a mark of when they were opened, under the server's names (OPP-55). */
export const SEEN_TAB_OF: Readonly<Partial<Record<string, SeenTab>>> = { interests: 'interestTab', hired: 'hiredTab' }

/** The tabs that this reader has, in order, each with its dot (OPP-45 to OPP-50, OPP-54, GO-32, GO-33, GO-98). */
export function detailTabs(scene: Scene, isEligible: boolean): Tab<DetailTab>[] {
  const { opportunity, isPoster, applications } = scene
  const facts: TabFacts = {
    isPoster,
    isExpert: scene.isExpert,
    standing: standingOf(scene.own),
    hasShownInterest: Boolean(scene.own?.interest_shown_at),
    hasHire: applications.some(({ hire }) => hire !== null),
    hasApplicants: applications.length > 0,
    chatOnly: opportunity.chatOnly,
    isNdaRequired: opportunity.isNdaRequired,
    isEligible,
  }
  const tabs: (Tab<DetailTab> | false)[] = [
    { id: 'about', label: 'About' },
    isInterestsTabShown(facts) && {
      id: 'interests',
      label: 'Interests',
      count: isPoster ? applications.length : undefined,
      isUnread: isUnread('interestTab', scene),
    },
    isAssignedTabShown(facts, opportunity.type) && { id: 'assignedExperts', label: 'Assigned experts' },
    isProposalTabShown(facts) && { id: 'proposal', label: proposalTabLabel(opportunity.isNdaRequired) },
    isHiredTabShown(facts) && { id: 'hired', label: 'Hired', isUnread: isUnread('hiredTab', scene) },
  ]
  return tabs.filter((tab) => tab !== false)
}

/** Something of somebody else's came in since the reader last opened the tab (GO-98). */
export function isUnread(tab: SeenTab, { news, views }: Pick<Scene, 'news' | 'views'>): boolean {
  const seenAt = views.find((view) => view.tab === tab)?.seen_at
  const isNew = (at: string) => !seenAt || Date.parse(at) > Date.parse(seenAt)
  return news.some((entry) => entry.tab === tab && isNew(entry.created_at))
}
