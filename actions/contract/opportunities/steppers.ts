import type { Standing } from '../workflow/tracking.graph.js'
import type { OpportunityStatus } from './statuses.js'
import type { OpportunityType } from './types.js'

export interface PosterStepperFacts {
  status: OpportunityStatus
  /** Somebody applied. */
  hasApplicants: boolean
  /** Of somebody who applied and is not rejected. */
  hasProposal: boolean
}

const ENDED: readonly OpportunityStatus[] = ['completed', 'no hires', 'deleted', 'draft_deleted']

/** How many of the poster's five steps are done; tried from the last downward (OPP-76 to OPP-82, GO-74). */
export function posterStepperPosition({ status, hasApplicants, hasProposal }: PosterStepperFacts): number {
  if (ENDED.includes(status)) return 5
  if (status === 'in progress') return 4
  if (hasProposal) return 3
  if (hasApplicants) return 2
  return status === 'draft' ? 0 : 1
}

/** How many of the expert's five steps are done (OPP-71 to OPP-75). */
export function expertStepperPosition(standing: Standing, isProposalUploaded: boolean): number {
  if (standing !== null && ['rejected', 'completed', 'no hires', 'opted out'].includes(standing)) return 5
  if (standing === 'in progress' || standing === 'accepted') return 4
  if ((standing === 'interested' || standing === 'pending') && isProposalUploaded) return 3
  return standing === 'interested' ? 2 : 1
}

/** Labels of the poster's steps, renamed as the opportunity advances (OPP-65, OPP-66, GO-73). */
export function posterStepLabels(status: OpportunityStatus): string[] {
  const isHired = status === 'in progress' || status === 'completed'
  return [
    status === 'draft' ? 'Pending Approval' : 'Active',
    'Receive Interests',
    'Proposal/Offer',
    isHired ? 'Hired/In progress' : 'Hire',
    status === 'completed' ? 'Completed' : 'Close',
  ]
}

/** Labels of the expert's steps (OPP-67, GO-73). */
export function expertStepLabels(position: number): string[] {
  return ['Active', position < 2 ? 'Show Interest' : 'Interested', 'Proposal/Offer', 'Get Hired', 'Completed']
}

export interface StepperViewer {
  isPoster: boolean
  userId: string
  standing: Standing
  opportunity: { status: OpportunityStatus; type: OpportunityType; assignedExpertId: string | null }
}

/** Whether there is a stepper at all (OPP-68 to OPP-70, GO-75). */
export function isStepperShown({ isPoster, userId, standing, opportunity }: StepperViewer): boolean {
  const { status, type, assignedExpertId } = opportunity
  if (status === 'draft_deleted') return false
  if (isPoster) return true
  if (type === 'hire-expert-on-project' && assignedExpertId !== null && assignedExpertId !== userId) return false
  const isOutside = standing === null || standing === 'viewed' || standing === 'closed'
  return !(isOutside && (status === 'completed' || status === 'no hires'))
}
