import { NEW_TAG_DAYS } from '../limits.js'
import type { OpportunityStatus, TrackingStatus } from './statuses.js'
import { type OpportunityType, TYPE_FACTS } from './type-facts.js'

const DAY_MS = 24 * 60 * 60 * 1000

export interface OptionsMenu {
  isVisible: boolean
  canEdit: boolean
  canInviteTeamMember: boolean
  canClose: boolean
  canDelete: boolean
}

const WITHOUT_EDIT: readonly OpportunityStatus[] = ['in progress', 'closed', 'completed', 'deleted']
const WITHOUT_TEAM_AND_CLOSE: readonly OpportunityStatus[] = ['completed', 'no hires', 'draft', 'deleted']
const WITHOUT_MENU: readonly OpportunityStatus[] = ['closed', 'no hires', 'completed', 'deleted', 'draft_deleted']

/** The poster's Options menu for a status; nobody else has one (OPP-59 to OPP-64). */
export function optionsMenu(status: OpportunityStatus, isPoster: boolean): OptionsMenu {
  const isVisible = isPoster && !WITHOUT_MENU.includes(status)
  return {
    isVisible,
    canEdit: isVisible && !WITHOUT_EDIT.includes(status),
    canInviteTeamMember: isVisible && !WITHOUT_TEAM_AND_CLOSE.includes(status),
    canClose: isVisible && !WITHOUT_TEAM_AND_CLOSE.includes(status),
    canDelete: isVisible && status === 'draft',
  }
}

/** Whether a card has the "New" tag: up to 7 × 24 hours after creation (OPP-58, GO-85). */
export function isNewOpportunity(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= NEW_TAG_DAYS * DAY_MS
}

/** Whether company and poster are hidden: for some types, until an expert shows interest (OPP-91, GO-82). */
export function isPosterHidden(facts: {
  type: OpportunityType
  isExpert: boolean
  isPoster: boolean
  trackingStatus: TrackingStatus | null
}): boolean {
  const hasShownInterest = facts.trackingStatus !== null && facts.trackingStatus !== 'viewed'
  return TYPE_FACTS[facts.type].isPosterHidden && facts.isExpert && !facts.isPoster && !hasShownInterest
}
