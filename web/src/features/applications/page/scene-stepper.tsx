import {
  expertStepLabels,
  expertStepperPosition,
  isStepperShown,
  posterStepLabels,
  posterStepperPosition,
} from '../../../../../actions/contract/opportunities/steppers'
import { isOpportunityType } from '../../../../../actions/contract/opportunities/types'
import { Stepper } from '../../../ui/stepper'
import { standingOf } from './application'
import type { Scene } from './scene'

/** The way of the poster or of an expert; other readers have none to go (OPP-65 to OPP-82). */
export function SceneStepper({ scene }: { scene: Scene }) {
  const { opportunity, isPoster, isExpert, own, crowd, me } = scene
  const { status, type, assignedExpertId } = opportunity
  if (!isPoster && !isExpert) return null
  const standing = standingOf(own)
  if (!isOpportunityType(type)) return null
  if (!isStepperShown({ isPoster, userId: me, standing, opportunity: { status, type, assignedExpertId } })) return null
  if (isPoster) {
    const done = posterStepperPosition({ status, ...crowd })
    return <Stepper label="Where your role stands" steps={posterStepLabels(status)} done={done} />
  }
  const done = expertStepperPosition(standing, own?.is_proposal_uploaded ?? false)
  return <Stepper label="Where you stand" steps={expertStepLabels(done)} done={done} />
}
