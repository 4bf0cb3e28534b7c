import type { OpportunityStatus, TrackingStatus } from '../../../../../actions/contract/opportunities/statuses'

export interface Steps {
  label: string
  steps: string[]
  /** how many are done; the next one is current (GO-73) */
  done: number
}

/** The poster's way (OPP-65, OPP-66, OPP-76 to OPP-81): the highest rule that applies wins. */
export function posterSteps(status: OpportunityStatus, hasInterest: boolean): Steps {
  return {
    label: 'Where your role stands',
    steps: [
      status === 'draft' ? 'Pending Approval' : 'Active',
      'Receive Interests',
      'Proposal/Offer',
      ['in progress', 'completed'].includes(status) ? 'Hired/In progress' : 'Hire',
      status === 'completed' ? 'Completed' : 'Close',
    ],
    done: posterPosition(status, hasInterest),
  }
}

function posterPosition(status: OpportunityStatus, hasInterest: boolean): number {
  if (['completed', 'no hires', 'deleted', 'draft_deleted'].includes(status)) return 5
  if (status === 'in progress') return 4
  if (hasInterest) return 2
  return status === 'draft' ? 0 : 1
}

/** The expert's way (OPP-67, OPP-71 to OPP-75). */
export function expertSteps(tracking: TrackingStatus | null): Steps {
  const done = expertPosition(tracking)
  return {
    label: 'Where you stand',
    steps: ['Active', done < 2 ? 'Show Interest' : 'Interested', 'Proposal/Offer', 'Get Hired', 'Completed'],
    done,
  }
}

function expertPosition(tracking: TrackingStatus | null): number {
  if (tracking === null) return 1
  if (['rejected', 'completed', 'no hires', 'opted out'].includes(tracking)) return 5
  if (tracking === 'in progress' || tracking === 'accepted') return 4
  return tracking === 'interested' ? 2 : 1
}

/** An expert from outside has no way to go on a post that ended, and nobody has on a draft that was taken back (OPP-68, OPP-70). */
export function hasSteps(status: OpportunityStatus, isPoster: boolean, tracking: TrackingStatus | null): boolean {
  if (status === 'draft_deleted') return false
  const isOutside = tracking === null || tracking === 'viewed' || tracking === 'closed'
  return isPoster || !isOutside || !['completed', 'no hires'].includes(status)
}
