import { isOpportunityStatus } from '../../../../../actions/contract/opportunities/statuses'
import { toTrackingStatus } from '../../../entities/opportunity/opportunity-facts'
import { useSignedInUser } from '../../../lib/session'
import { Tabs } from '../../../ui/display/tabs'
import { Stepper } from '../../../ui/stepper'
import { AboutTab } from './about-tab'
import { DetailHeader } from './detail-header'
import { DetailTerms } from './detail-terms'
import type { DetailedOpportunity } from './detail-view'
import { expertSteps, hasSteps, posterSteps } from './opportunity-steps'
import { OptionsMenu } from './options-menu'
import { ReviewNotice } from './review-notice'
import { useRecordView } from './use-record-view'

const TABS = [{ id: 'about' as const, label: 'About' }]

/** One opportunity: the head, where it stands, and what it is about, with the terms in sight beside it. */
export function OpportunityPage({ opportunity }: { opportunity: DetailedOpportunity }) {
  const user = useSignedInUser()
  const isPoster = opportunity.poster?.user_id === user.id
  useRecordView(user.isExpert && !isPoster && opportunity.status === 'published' ? opportunity.id : null)

  return (
    <article className="flex flex-col gap-6">
      <DetailHeader opportunity={opportunity} options={<OptionsMenu opportunity={opportunity} isPoster={isPoster} />} />
      <ReviewNotice opportunity={opportunity} />
      <Progress opportunity={opportunity} isPoster={isPoster} isExpert={user.isExpert} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_18rem]">
        <div className="min-w-0 max-lg:order-2">
          <Tabs label="Opportunity" tabs={TABS} current="about" onChange={() => undefined}>
            <AboutTab opportunity={opportunity} />
          </Tabs>
        </div>
        <div className="max-lg:order-1 lg:sticky lg:top-6">
          <DetailTerms opportunity={opportunity} />
        </div>
      </div>
    </article>
  )
}

interface ProgressProps {
  opportunity: DetailedOpportunity
  isPoster: boolean
  isExpert: boolean
}

/** The stepper of the poster or of an expert; other readers have no way to go (OPP-65 to OPP-70). */
function Progress({ opportunity, isPoster, isExpert }: ProgressProps) {
  const { status } = opportunity
  const tracking = toTrackingStatus(opportunity.trackings[0]?.status)
  if (!isOpportunityStatus(status) || !(isPoster || isExpert) || !hasSteps(status, isPoster, tracking)) return null
  const { label, steps, done } = isPoster
    ? posterSteps(status, opportunity.interests.length > 0)
    : expertSteps(tracking)
  return <Stepper label={label} steps={steps} done={done} />
}
