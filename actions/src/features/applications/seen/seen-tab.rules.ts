import { isHiredTabShown, isInterestsTabShown, type TabFacts } from '#contract/opportunities/tabs.js'
import type { SeenTab } from '#contract/workflow/history.js'

type Facts = Pick<TabFacts, 'isPoster' | 'standing' | 'hasShownInterest' | 'hasHire' | 'hasApplicants' | 'chatOnly'> & {
  /** They take part in the chat, which its poster's plan includes (GO-57, GO-59). */
  takesPartInChat: boolean
}

/** Whether someone can see a tab, and so mark it as seen (OPP-46, GO-33, GO-98). */
export function maySeeTab(tab: SeenTab, sent: Facts): boolean {
  const facts: TabFacts = { ...sent, isExpert: false, isNdaRequired: false, isEligible: false }
  if (tab === 'hiredTab') return isHiredTabShown(facts)
  if (tab === 'interestTab') return isInterestsTabShown(facts)
  return sent.takesPartInChat
}

/** Whether opening a tab tells applicants that they were seen: the poster has opened their list. */
export function notifiesApplicants(tab: SeenTab, { isPoster }: Pick<Facts, 'isPoster'>): boolean {
  return isPoster && tab === 'interestTab'
}
