import { InterestsTab } from '../applicants/interests-tab'
import { HiredTab } from '../hire/hired-tab'
import { ProposalTab } from '../proposal/proposal-tab'
import type { DetailTab } from './application-tabs'
import type { Scene } from './scene'
import { useMarkSeen } from './use-mark-seen'

interface ApplicationTabProps {
  scene: Scene
  tab: DetailTab
  isScrollingToCounter: boolean
  goTo(tab: string): void
}

/** The panel of a tab that concerns applications; null for the others. */
export function ApplicationTab({ scene, tab, isScrollingToCounter, goTo }: ApplicationTabProps) {
  // the poster's list of interests marks as seen only the applicants it shows
  useMarkSeen(scene, scene.isPoster && tab === 'interests' ? null : tab)
  if (tab === 'interests' || tab === 'assignedExperts')
    return <InterestsTab scene={scene} isScrollingToCounter={isScrollingToCounter} />
  if (tab === 'hired') return <HiredTab scene={scene} />
  if (tab !== 'proposal') return null
  return (
    <ProposalTab
      scene={scene}
      isScrollingToCounter={isScrollingToCounter}
      onSubmitted={() => goTo('interests')}
      onCancel={() => goTo('about')}
    />
  )
}
