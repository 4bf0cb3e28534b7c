import { isApplicant, type Standing } from '../workflow/tracking.graph.js'

export interface TabFacts {
  isPoster: boolean
  isExpert: boolean
  standing: Standing
  hasShownInterest: boolean
  /** A hire of one's own, opted out or not; for the poster: of anybody (OPP-45). */
  hasHire: boolean
  /** Somebody applied; matters to the poster. */
  hasApplicants: boolean
  chatOnly: boolean
  isNdaRequired: boolean
  /** The expert may show interest, an NDA that is still to be signed aside. */
  isEligible: boolean
}

/** The Hired tab: the poster and the hired, once there is a hire; everybody who takes part where chat is all (OPP-45, OPP-46). */
export function isHiredTabShown(facts: TabFacts): boolean {
  const takesPart = facts.isPoster || isApplicant(facts.standing, facts.hasShownInterest)
  return facts.hasHire || (facts.chatOnly && takesPart)
}

/** The Interests tab: the poster once somebody applied, an applicant with their own entry (OPP-48, GO-33). */
export function isInterestsTabShown(facts: TabFacts): boolean {
  return facts.isPoster ? facts.hasApplicants : isApplicant(facts.standing, facts.hasShownInterest)
}

/** The Assigned experts tab: the poster of work for one expert, with the people of Interests (OPP-54, GO-79). */
export function isAssignedTabShown(facts: TabFacts, type: string): boolean {
  return facts.isPoster && type === 'hire-expert-on-project' && isInterestsTabShown(facts)
}

/** The Proposal tab: as Interests; before that also for an expert who has an NDA to sign first (GO-32). */
export function isProposalTabShown(facts: TabFacts): boolean {
  return isInterestsTabShown(facts) || (!facts.isPoster && facts.isExpert && facts.isNdaRequired && facts.isEligible)
}

/** OPP-50 */
export function proposalTabLabel(isNdaRequired: boolean): string {
  return isNdaRequired ? 'NDA & Proposal' : 'Proposal'
}
