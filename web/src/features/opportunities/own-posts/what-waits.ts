import { formatCount } from '#contract/format/counts.js'
import { isOpportunityStatus, type ReviewStatus } from '#contract/opportunities/statuses.js'
import { isEnded } from '#contract/workflow/opportunity.graph.js'

/** A post's numbers; each stops at 100. */
export interface PostNumbers {
  status: string
  review_status: string
  is_team: boolean
  /** offers that the poster has not answered */
  to_answer: number
  applicants: number
  /** hires and counter offers that experts have not answered */
  asked: number
  countered: number
  hired: number
  /** applicants whose own step comes next; the others were rejected or left, or wait for the poster */
  awaited: number
  /** The post is for one expert, who may have declined; null if others can apply too. */
  addressee: { hasDeclined: boolean } | null
}

/** What waits for whom, in one line; the first thing that keeps the post from going on. */
export function whatWaits(post: PostNumbers): string {
  const { status, to_answer, applicants, asked, countered, awaited, addressee } = post
  const review = post.review_status as ReviewStatus
  if (isOpportunityStatus(status) && isEnded(status)) return 'Nothing: it has ended'
  if (review === 'changes requested') return 'Staff asked for a change'
  if (status === 'draft') return 'Waiting for staff’s approval'
  if (to_answer > 0) return `${formatCount(to_answer, 'offer')} to answer`
  if (asked > 0) return `Waiting for ${formatCount(asked, 'answer')} to a hire`
  if (countered > 0) return `Waiting for ${formatCount(countered, 'answer')} to a counter offer`
  if (status === 'in progress') return 'Work is under way'
  if (awaited > 0) return 'Waiting for proposals'
  if (addressee) return waitsOfAddressed(addressee.hasDeclined, applicants > 0)
  return applicants > 0 ? 'Waiting for another application' : 'Waiting for the first application'
}

/** Nobody else can apply to a post for one expert. */
function waitsOfAddressed(hasDeclined: boolean, hasApplied: boolean): string {
  if (hasDeclined) return 'Nothing: the expert declined'
  return hasApplied ? 'Nothing: the expert isn’t applying any more' : 'Waiting for the expert’s answer'
}
