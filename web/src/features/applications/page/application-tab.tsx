import { InterestsTab } from '../applicants/interests-tab'
import { HiredTab } from '../hire/hired-tab'
import { ProposalTab } from '../proposal/proposal-tab'
import type { DetailTab } from './application-tabs'
import type { ApplicationView } from './application-view'
import { useMarkSeen } from './use-mark-seen'

interface ApplicationTabProps {
  view: ApplicationView
  tab: DetailTab
  isScrollingToCounter: boolean
  goTo(tab: string): void
}

/** The panel of a tab that concerns applications; null for the others. */
export function ApplicationTab({ view, tab, isScrollingToCounter, goTo }: ApplicationTabProps) {
  // the poster's list of interests marks as seen only the applicants it shows
  useMarkSeen(view, view.readsAll && tab === 'interests' ? null : tab)
  if (tab === 'interests' || tab === 'assignedExperts')
    return <InterestsTab view={view} isScrollingToCounter={isScrollingToCounter} />
  if (tab === 'hired') return <HiredTab view={view} />
  if (tab !== 'proposal') return null
  return (
    <ProposalTab
      view={view}
      isScrollingToCounter={isScrollingToCounter}
      onSubmitted={() => goTo('interests')}
      onCancel={() => goTo('about')}
    />
  )
}
