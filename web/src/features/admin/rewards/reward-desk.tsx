import { Award } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { REWARD_STATES, type RewardState } from '#contract/rewards/answer-rewards.js'
import { Button } from '#ui/button/button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { Tabs } from '#ui/display/tabs.js'
import { LimitDialog } from './limit-dialog'
import { RewardTable } from './reward-table'
import { useRewardCountsQuery } from './rewards.generated'
import { useStaffRewards } from './use-rewards'

const LABELS: Readonly<Record<RewardState, string>> = {
  held: 'On hold',
  posted: 'Posted',
  voided: 'Taken back',
  refused: 'Refused',
}
const EMPTY: Readonly<Record<RewardState, { title: string; text: string }>> = {
  held: {
    title: 'No rewards on hold.',
    text: 'When somebody rates an answer with 4 or 5 stars, what it earned appears here before it is paid.',
  },
  posted: { title: 'No rewards posted yet.', text: 'Rewards appear here when their time on hold is over.' },
  voided: { title: 'No rewards taken back.', text: 'Rewards that staff take back appear here with their reason.' },
  refused: { title: 'No rewards refused.', text: 'Ratings that earned nothing appear here with the reasons.' },
}

/** What answers earned, by state; the address says which is open. */
export function RewardDesk() {
  const [query, setQuery] = useSearchParams()
  const [isSettingLimit, setSettingLimit] = useState(false)
  const { data: counts } = useRewardCountsQuery(undefined, { staleTime: 0 })
  const current = REWARD_STATES.find((state) => state === query.get('tab')) ?? 'held'
  const tabs = REWARD_STATES.map((id) => ({
    ...{ id, label: LABELS[id], count: id === 'held' ? counts?.held.aggregate?.count : undefined },
  }))
  return (
    <>
      <PageHeader
        title="Rewards"
        lead="What answers rated 4 or 5 stars earned their experts. Each reward is on hold first, so that you can take back what wasn’t earned fairly."
        actions={<Button onClick={() => setSettingLimit(true)}>Set an expert’s limit</Button>}
      />
      <Tabs
        label="Rewards"
        tabs={tabs}
        current={current}
        onChange={(tab) => setQuery(tab === 'held' ? {} : { tab }, { replace: true })}
      >
        <RewardList key={current} state={current} />
      </Tabs>
      {isSettingLimit ? <LimitDialog onClose={() => setSettingLimit(false)} /> : null}
    </>
  )
}

function RewardList({ state }: { state: RewardState }) {
  return (
    <PagedRows list={useStaffRewards(state)} loading="Loading the rewards" empty={{ icon: Award, ...EMPTY[state] }}>
      {(rows) => <RewardTable state={state} rows={rows} />}
    </PagedRows>
  )
}
