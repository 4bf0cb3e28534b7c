import { DEFAULT_INCOME_PERIOD, incomePagesOf } from '#entities/income/income-report.js'
import { lazyPart, type Visit } from '#lib/lazy-part.js'
import { BelowFirstScreen } from '#ui/display/below-first-screen.js'
import { ActivityWidget } from './activity/activity-widget'
import { activityCountsOf } from './activity/use-activity-counts'
import { IncomeWidget } from './income/income-widget'
import { checklistOf, ProfileSlider } from './profile/profile-slider'
import { expertQuestionsOf } from './questions/use-expert-questions'

const FurtherWidgets = lazyPart(() => import('./further-widgets'))

/** The widgets of an expert's start page (DASH-06): what is missing, what to answer, what it earned, what is new. */
export default function ExpertDashboard() {
  return (
    <div className="grid grid-cols-1 gap-12">
      <ProfileSlider />
      <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ActivityWidget />
        <IncomeWidget />
      </div>
      <BelowFirstScreen>
        <FurtherWidgets />
      </BelowFirstScreen>
    </div>
  )
}

ExpertDashboard.first = ({ user, queryClient }: Visit) => {
  if (!user) return
  void queryClient.prefetchQuery(checklistOf(user.id))
  void queryClient.prefetchQuery(expertQuestionsOf(user.id))
  void queryClient.prefetchQuery(activityCountsOf(user.id))
  void queryClient.prefetchInfiniteQuery(incomePagesOf(DEFAULT_INCOME_PERIOD))
}
