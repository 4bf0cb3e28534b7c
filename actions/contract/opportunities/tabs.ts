import { isApplicant, type Standing } from '../workflow/tracking.graph.js'

export interface TabFacts {
  isPoster: boolean
  isExpert: boolean
  standing: Standing
  hasShownInterest: boolean
  /** The viewer's own hire, even if they opted out later; for the poster, anyone's (OPP-45). */
  hasHire: boolean
  /** Someone applied. Only relevant to the poster. */
  hasApplicants: boolean
  chatOnly: boolean
  isNdaRequired: boolean
  /** The expert may show interest, apart from an NDA that is still to be signed. */
  isEligible: boolean
}

/**
 * The Hired tab: for the poster and the hired once there is a hire; for all participants of a chat-only post (OPP-45,
 * OPP-46).
 */
export function isHiredTabShown(facts: TabFacts): boolean {
  const takesPart = facts.isPoster || isApplicant(facts.standing, facts.hasShownInterest)
  return facts.hasHire || (facts.chatOnly && takesPart)
}

/** The Interests tab: for the poster once someone applied; for an applicant, with their own entry (OPP-48, GO-33). */
export function isInterestsTabShown(facts: TabFacts): boolean {
  return facts.isPoster ? facts.hasApplicants : isApplicant(facts.standing, facts.hasShownInterest)
}

/**
 * The Assigned experts tab: for the poster of a single-expert post, listing the same people as Interests (OPP-54,
 * GO-79).
 */
export function isAssignedTabShown(facts: TabFacts, type: string): boolean {
  return facts.isPoster && type === 'hire-expert-on-project' && isInterestsTabShown(facts)
}

/** The Proposal tab: same as Interests, plus experts who have an NDA to sign first (GO-32). */
export function isProposalTabShown(facts: TabFacts): boolean {
  return isInterestsTabShown(facts) || (!facts.isPoster && facts.isExpert && facts.isNdaRequired && facts.isEligible)
}

/** OPP-50 */
export function proposalTabLabel(isNdaRequired: boolean): string {
  return isNdaRequired ? 'NDA & Proposal' : 'Proposal'
}

/**
 * The Payments tab of an amplify programme: for its poster, and for whoever else the server shows payments, namely team
 * members and hired experts (OPP-51, GO-79).
 */
export function isPaymentsTabShown(
  { isPoster }: Pick<TabFacts, 'isPoster'>,
  type: string,
  hasPayments: boolean,
): boolean {
  return type === 'amplify' && (isPoster || hasPayments)
}
