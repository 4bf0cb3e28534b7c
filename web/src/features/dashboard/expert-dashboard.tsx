import { ActivityWidget } from './activity/activity-widget'
import { IncomeWidget } from './income/income-widget'
import { PopularLists } from './popular/popular-lists'
import { ProfileSlider } from './profile/profile-slider'
import { QuestionsForYou } from './questions/questions-for-you'

/** The widgets of an expert's start page (DASH-06): what is missing, what to answer, what it earned, what is new. */
export default function ExpertDashboard() {
  return (
    <div className="grid grid-cols-1 gap-12">
      <ProfileSlider />
      <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ActivityWidget />
        <IncomeWidget />
      </div>
      <QuestionsForYou />
      <PopularLists />
    </div>
  )
}
