import { useSearchParams } from 'react-router-dom'
import { Tabs } from '#ui/display/tabs.js'
import { Batches } from './batches'
import { usePayoutCountsQuery } from './payouts.generated'
import { RedemptionQueue } from './redemption-queue'
import { WaitingPayouts } from './waiting-payouts'

const TABS = ['waiting', 'batches', 'redemptions'] as const
type Tab = (typeof TABS)[number]
const LABELS: Readonly<Record<Tab, string>> = { waiting: 'To send', batches: 'Batches', redemptions: 'Redemptions' }

/** The desk's three tabs; the address says which is open. */
export function PayoutDesk() {
  const [query, setQuery] = useSearchParams()
  const { data: counts } = usePayoutCountsQuery(undefined, { staleTime: 0 })
  const current = TABS.find((tab) => tab === query.get('tab')) ?? 'waiting'
  const open = (tab: Tab) => setQuery(tab === 'waiting' ? {} : { tab }, { replace: true })
  const countOf: Partial<Record<Tab, number>> = {
    waiting: counts?.payouts.aggregate?.count,
    redemptions: counts?.redemptions.aggregate?.count,
  }
  const tabs = TABS.map((id) => ({ id, label: LABELS[id], count: countOf[id] }))
  return (
    <Tabs label="Payouts" tabs={tabs} current={current} onChange={open}>
      {current === 'waiting' ? <WaitingPayouts onProposed={() => open('batches')} /> : null}
      {current === 'batches' ? <Batches /> : null}
      {current === 'redemptions' ? <RedemptionQueue /> : null}
    </Tabs>
  )
}
