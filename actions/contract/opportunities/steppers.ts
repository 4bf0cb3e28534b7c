import { isApplicant, type Standing } from '../workflow/tracking.graph.js'
import type { OpportunityStatus } from './statuses.js'
import type { OpportunityType } from './type-facts.js'

/** `ended`: progress stopped here. Steps that were never reached are not shown after it. */
export type StepState = 'done' | 'current' | 'ahead' | 'ended'

export interface Step {
  label: string
  state: StepState
}

export interface PosterStepperFacts {
  status: OpportunityStatus
  /** Staff approved it at some point. */
  wasPublished: boolean
  /** Someone applied. */
  hasApplicants: boolean
  /** An applicant who isn't rejected has sent a proposal, so there is something to decide on. */
  hasProposal: boolean
  /** Anyone ever sent a proposal, whatever the outcome. */
  hasSentProposal: boolean
  /** Someone accepted a hire, whether or not they stayed. */
  hasAcceptedHire: boolean
}

export interface ExpertStepperFacts {
  status: OpportunityStatus
  standing: Standing
  hasShownInterest: boolean
  isProposalUploaded: boolean
  hasAcceptedHire: boolean
}

/** The final step's label for an ended post; null while it is open. */
const POST_ENDINGS: Readonly<Record<OpportunityStatus, string | null>> = {
  draft: null,
  published: null,
  'in progress': null,
  completed: 'Completed',
  closed: 'Closed',
  'no hires': 'No hires',
  deleted: 'Deleted',
  draft_deleted: 'Deleted',
}

/** Same for an application. */
const APPLICATION_ENDINGS: Readonly<Record<NonNullable<Standing>, string | null>> = {
  viewed: null,
  interested: null,
  pending: null,
  accepted: null,
  'in progress': null,
  completed: 'Completed',
  rejected: 'Rejected',
  'opted out': 'Opted out',
  'no hires': 'No hires',
  closed: 'Closed',
}

/** The poster's steps (OPP-65, OPP-66, OPP-76 to OPP-82, GO-73, X-75). */
export function posterSteps(facts: PosterStepperFacts): Step[] {
  const labels = posterStepLabels(facts.status)
  const ending = POST_ENDINGS[facts.status]
  if (ending === null) return ongoing(labels, posterPosition(facts))
  const { wasPublished, hasApplicants, hasSentProposal, hasAcceptedHire } = facts
  return ended(
    labels,
    [wasPublished, hasApplicants, hasSentProposal, hasAcceptedHire],
    ending,
    facts.status === 'completed',
  )
}

/** An expert's steps (OPP-67, OPP-72 to OPP-75, OPP-82, GO-73, X-75). */
export function expertSteps(facts: ExpertStepperFacts): Step[] {
  const { status, standing, isProposalUploaded, hasAcceptedHire } = facts
  const hasApplied = isApplicant(standing, facts.hasShownInterest)
  const position = expertPosition(facts)
  const labels = [
    'Active',
    hasApplied ? 'Interested' : 'Show Interest',
    'Proposal/Offer',
    hireLabel(facts),
    'Completed',
  ]
  const ending = endingFor(standing, status)
  if (ending === null) return ongoing(labels, position)
  return ended(labels, [true, hasApplied, isProposalUploaded, hasAcceptedHire], ending, standing === 'completed')
}

/**
 * How many of the poster's five steps are done while the post is open, checked from the last one down (OPP-77 to
 * OPP-82).
 */
function posterPosition({ status, hasApplicants, hasProposal }: PosterStepperFacts): number {
  if (status === 'draft') return 0
  if (status === 'in progress') return 4
  if (hasProposal) return 3
  return hasApplicants ? 2 : 1
}

/** How many of the expert's five steps are done while the application is open (OPP-72 to OPP-75). */
function expertPosition({ standing, isProposalUploaded }: ExpertStepperFacts): number {
  if (standing === 'in progress' || standing === 'accepted') return 4
  if (standing !== 'interested' && standing !== 'pending') return 1
  return isProposalUploaded ? 3 : 2
}

function endingFor(standing: Standing, status: OpportunityStatus): string | null {
  if (standing === null || standing === 'viewed') return POST_ENDINGS[status]
  // staff removed the post, which closed the application
  if (standing === 'closed') return POST_ENDINGS[status] ?? APPLICATION_ENDINGS.closed
  return APPLICATION_ENDINGS[standing]
}

/** No step is current once someone is hired: work is under way, and hired does not mean completed. */
function ongoing(labels: readonly string[], done: number): Step[] {
  return labels.map((label, index) => {
    if (index < done) return { label, state: 'done' }
    return { label, state: index === done && done < 4 ? 'current' : 'ahead' }
  })
}

/** The steps that were reached, then the end. Completion implies that every step before it was done. */
function ended(labels: readonly string[], reached: readonly boolean[], ending: string, isCompleted: boolean): Step[] {
  const before = labels.filter((_, index) => index < 4 && (isCompleted || reached[index]))
  return [
    ...before.map((label): Step => ({ label, state: 'done' })),
    { label: ending, state: isCompleted ? 'done' : 'ended' },
  ]
}

/** Labels change as the opportunity advances (OPP-65, OPP-66, GO-73). */
function posterStepLabels(status: OpportunityStatus): string[] {
  const isHiring = status === 'draft' || status === 'published'
  return [
    status === 'draft' ? 'Pending Approval' : 'Active',
    'Receive Interests',
    'Proposal/Offer',
    isHiring ? 'Hire' : 'Hired/In progress',
    'Close',
  ]
}

function hireLabel({ standing, hasAcceptedHire }: ExpertStepperFacts): string {
  const isHired = hasAcceptedHire || standing === 'accepted' || standing === 'in progress' || standing === 'completed'
  return isHired ? 'Hired' : 'Get Hired'
}

export interface StepperViewer {
  isPoster: boolean
  userId: string
  standing: Standing
  opportunity: { status: OpportunityStatus; type: OpportunityType; assignedExpertId: string | null }
}

/** Whether a stepper is shown at all (OPP-68 to OPP-70, GO-75). */
export function isStepperShown({ isPoster, userId, standing, opportunity }: StepperViewer): boolean {
  const { status, type, assignedExpertId } = opportunity
  if (status === 'draft_deleted') return false
  if (isPoster) return true
  if (type === 'hire-expert-on-project' && assignedExpertId !== null && assignedExpertId !== userId) return false
  const isOutside = standing === null || standing === 'viewed' || standing === 'closed'
  return !(isOutside && (status === 'completed' || status === 'no hires'))
}
