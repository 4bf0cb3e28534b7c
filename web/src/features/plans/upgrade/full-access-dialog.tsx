import { useState } from 'react'
import { type PlanHolder, planButton, type SaasType } from '#contract/plans/plan-offers.js'
import { useSession } from '#lib/session.js'
import { Badge } from '#ui/display/badge.js'
import { Tabs } from '#ui/display/tabs.js'
import { RadioGroup } from '#ui/form/radio-group.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { PlanAction } from '../catalogue/plan-action'
import { PlanTile } from '../catalogue/plan-tile'
import { offerOf, type PlanPrice } from '../catalogue/use-catalogue'

interface FullAccessDialogProps {
  isOpen: boolean
  onClose(): void
  prices: readonly PlanPrice[]
  /** undefined for visitors */
  holder: PlanHolder | undefined
  expertCount: string
  olderExpertCount: string
  busyPriceId: string | null
  onChoose(price: PlanPrice): void
}

type Period = 'quarterly' | 'yearly'
const PERIODS = [
  { id: 'quarterly', label: 'Quarterly' },
  { id: 'yearly', label: 'Yearly' },
] as const

/** "Upgrade for full access": the older list, for single and team access (PLAN-09 to PLAN-12, GK-020). */
export function FullAccessDialog({ isOpen, onClose, ...list }: FullAccessDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Upgrade for full access" size="lg">
      <OlderList {...list} />
    </Dialog>
  )
}

function OlderList({
  prices,
  holder,
  expertCount,
  olderExpertCount,
  busyPriceId,
  onChoose,
}: Omit<FullAccessDialogProps, 'isOpen' | 'onClose'>) {
  const { user } = useSession()
  const [period, setPeriod] = useState<Period>('quarterly')
  const [access, setAccess] = useState<SaasType>(holder?.saasType ?? 'user')
  const older = prices.filter(({ catalogue, saas_type }) => catalogue === 'older' && saas_type === access)
  const discount = (of: Period) => older.find(({ duration }) => duration === of)?.discount_percent
  const free = older.find(({ is_sold }) => !is_sold)
  const paid = older.find(({ duration }) => duration === period)
  const isOther = holder !== undefined && holder.saasType !== access
  return (
    <div className="grid gap-6">
      <RadioGroup
        legend="Access"
        isInline
        value={access}
        options={[
          { value: 'user', label: 'Single access', hint: 'For one person' },
          { value: 'company', label: 'Team access', hint: 'For a company, 5 users' },
        ]}
        onChange={setAccess}
      />
      <Tabs
        label="Billing period"
        tabs={PERIODS.map((tab) => ({ ...tab, count: `${discount(tab.id) ?? 0}% off` }))}
        current={period}
        onChange={setPeriod}
      >
        <div className="grid gap-6 md:grid-cols-2">
          {free ? (
            <PlanTile
              price={free}
              also={[`${olderExpertCount} growth experts`]}
              action={
                holder && planButton(offerOf(free), holder) ? (
                  <Badge tone="accent" className="self-start">
                    ACTIVE
                  </Badge>
                ) : null
              }
            />
          ) : null}
          {paid ? (
            <PlanTile
              price={paid}
              also={[`${expertCount} vetted growth experts`]}
              isPreselected
              action={
                <PlanAction
                  price={paid}
                  holder={holder}
                  isPrimary
                  isBusy={busyPriceId === paid.price_id}
                  onChoose={onChoose}
                />
              }
            />
          ) : null}
        </div>
      </Tabs>
      {user && isOther ? <p className="text-sm text-muted">{OTHER_ACCOUNT[access]}</p> : null}
    </div>
  )
}

const OTHER_ACCOUNT: Record<SaasType, string> = {
  user: 'Single access is for accounts without a company. Your company can choose team access.',
  company: 'Team access is for members of a company.',
}
