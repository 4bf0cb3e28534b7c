import { isHired, type Standing } from '../workflow/tracking.graph.js'

/** Sort rank of an applicant in the poster's lists: those awaiting a decision come first. */
export const APPLICANT_RANKS = {
  /** sent a proposal: hire, counter or reject */
  proposed: 0,
  /** offered a hire, not yet answered */
  asked: 1,
  /** has not sent a proposal yet */
  interested: 2,
  /** rejected, or the post ended without hiring them */
  endedWithProposal: 3,
  ended: 4,
  hired: 5,
  leftWithProposal: 6,
  left: 7,
} as const
const { proposed, asked, interested, endedWithProposal, ended, hired, leftWithProposal, left } = APPLICANT_RANKS

/** The Interests tab: excludes those who were hired and those who left (OPP-49, GO-56). */
export const INTERESTS_RANKS: readonly number[] = [proposed, asked, interested, endedWithProposal, ended]
/** The Proposal tab: everyone who sent one (OPP-50, OPP-87). */
export const PROPOSAL_RANKS: readonly number[] = [proposed, asked, endedWithProposal, hired]
/** Same when an NDA is required: it is sent along with the interest, so every applicant sent one (GO-25, GO-32). */
export const NDA_RANKS: readonly number[] = [...INTERESTS_RANKS, hired]
/** Applicants who move the poster's stepper to Proposal/Offer: they sent a proposal and were not rejected (OPP-78). */
export const STEPPER_RANKS: readonly number[] = [proposed, asked, hired, leftWithProposal]

/** Everyone who ever sent a proposal, whatever the outcome. */
export const SENT_RANKS: readonly number[] = [...STEPPER_RANKS, endedWithProposal]

interface RankFacts {
  standing: Standing
  hasShownInterest: boolean
  hasProposal: boolean
}

/**
 * Mirrors the generated column `applicant_rank`, which lists sort and page by. Null for someone who only viewed the
 * post.
 */
export function applicantRank({ standing, hasShownInterest, hasProposal }: RankFacts): number | null {
  if (!hasShownInterest) return null
  if (standing === 'interested') return hasProposal ? proposed : interested
  if (standing === 'pending') return asked
  if (isHired(standing)) return hired
  if (standing === 'opted out') return hasProposal ? leftWithProposal : left
  return hasProposal ? endedWithProposal : ended
}
