import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { ActivityCount } from '#contract/notifications/activity-tabs.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Section } from '#ui/display/section.js'
import { Tabs } from '#ui/display/tabs.js'
import { LateRegion } from '#ui/feedback/late-region.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { useAlertOnFailure, useExpertQuestions } from '../questions/use-expert-questions'
import { InsightsPanel } from './insights-panel'
import { MEETINGS_SKELETON } from './meetings-skeleton'
import { useActivityCounts } from './use-activity-counts'

const MeetingsPanel = lazyPart(() => import('./meetings-panel'))

const TAB_IDS = ['qanda', 'my-meetings'] as const
type TabId = (typeof TAB_IDS)[number]

const LABELS: Readonly<Record<TabId, string>> = { qanda: 'Insights', 'my-meetings': 'My Meetings' }
const COUNTS: Readonly<Record<TabId, ActivityCount>> = { qanda: 'questions', 'my-meetings': 'meetings' }
const PARAMETER = 'activity'

/** What experts can answer or answered, and their meetings; the tab is in the address (DASH-14 to DASH-22). */
export function ActivityWidget() {
  useLoadedLater(MeetingsPanel)
  const user = useSignedInUser()
  const questions = useExpertQuestions()
  useAlertOnFailure(questions.errorUpdateCount)
  const { badgeOf, markSeen } = useActivityCounts()
  const [tab, choose] = useTab(questions.data?.hasOpportunityItems)
  const tabs = TAB_IDS.map((one) => {
    const count = badgeOf(COUNTS[one])
    return { id: one, label: LABELS[one], count, isUnread: count !== undefined }
  })
  return (
    <Section
      id="dashboard-activity"
      title="Activity"
      action={
        <Link to={paths.ownProfile(user, { parent_tab: 'qanda' })} className="text-link text-sm">
          See more<span className="sr-only"> of your questions and answers</span>
        </Link>
      }
    >
      <Tabs
        label="Activity"
        tabs={tabs}
        current={tab}
        onChange={(next) => {
          choose(next)
          markSeen(COUNTS[next])
        }}
      >
        {tab === 'qanda' ? (
          <InsightsPanel questions={questions} />
        ) : (
          <LateRegion fallback={<SkeletonRows label="Loading your meetings" rows={MEETINGS_SKELETON} />}>
            <MeetingsPanel />
          </LateRegion>
        )}
      </Tabs>
    </Section>
  )
}

/**
 * The open tab. People without opportunities begin with their questions, whatever the address says; what they choose
 * afterwards stays (DASH-22, GD-08).
 * @param hasItems undefined until it is known
 */
function useTab(hasItems: boolean | undefined) {
  const [query, setQuery] = useSearchParams()
  const tab = TAB_IDS.find((one) => one === query.get(PARAMETER)) ?? 'qanda'
  const choose = (next: TabId) =>
    setQuery(
      (now) => {
        if (next === 'qanda') now.delete(PARAMETER)
        else now.set(PARAMETER, next)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const isDecided = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when it is known
  useEffect(() => {
    if (hasItems === undefined || isDecided.current) return
    isDecided.current = true
    if (!hasItems && tab !== 'qanda') choose('qanda')
  }, [hasItems])
  return [tab, choose] as const
}
