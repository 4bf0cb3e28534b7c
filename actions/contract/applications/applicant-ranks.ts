import { isHired, type Standing } from '../workflow/tracking.graph.js'

/** Where an applicant stands in the poster's lists, in the order in which the poster has to decide. */
export const APPLICANT_RANKS = {
  /** a proposal is in: hire, counter or reject */
  proposed: 0,
  /** asked to accept a hire */
  asked: 1,
  /** has still to send something */
  interested: 2,
  /** rejected, or the post ended without them */
  endedWithProposal: 3,
  ended: 4,
  hired: 5,
  leftWithProposal: 6,
  left: 7,
} as const
const { proposed, asked, interested, endedWithProposal, ended, hired, leftWithProposal, left } = APPLICANT_RANKS

/** Under Interests: not who was hired, and not who left (OPP-49, GO-56). */
export const INTERESTS_RANKS: readonly number[] = [proposed, asked, interested, endedWithProposal, ended]
/** Under Proposal: who sent one (OPP-50, OPP-87). */
export const PROPOSAL_RANKS: readonly number[] = [proposed, asked, endedWithProposal, hired]
/** The same where an NDA is asked for: it comes with the interest, so everybody sent one (GO-25, GO-32). */
export const NDA_RANKS: readonly number[] = [...INTERESTS_RANKS, hired]
/** Who brings the poster's stepper to Proposal/Offer: a proposal, and not rejected (OPP-78). */
export const STEPPER_RANKS: readonly number[] = [proposed, asked, hired, leftWithProposal]

/** Who ever sent a proposal, whatever became of it. */
export const SENT_RANKS: readonly number[] = [...STEPPER_RANKS, endedWithProposal]

interface RankFacts {
  standing: Standing
  hasShownInterest: boolean
  hasProposal: boolean
}

/** What the generated column `applicant_rank` says, by which lists are ordered and paged; null for who only looked. */
export function applicantRank({ standing, hasShownInterest, hasProposal }: RankFacts): number | null {
  if (!hasShownInterest) return null
  if (standing === 'interested') return hasProposal ? proposed : interested
  if (standing === 'pending') return asked
  if (isHired(standing)) return hired
  if (standing === 'opted out') return hasProposal ? leftWithProposal : left
  return hasProposal ? endedWithProposal : ended
}
