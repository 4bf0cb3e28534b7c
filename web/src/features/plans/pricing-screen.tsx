import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOwnPlan } from '#entities/plan/own-plan.js'
import { CancelledPayment } from '#entities/purchase/cancelled-payment.js'
import { PurchaseList } from '#entities/purchase/purchase-list.js'
import { type ReturnedPayment, useReturnedPayment } from '#entities/purchase/use-returned-payment.js'
import { messageOf } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import { CompanyEmailNotice } from './catalogue/company-email-notice'
import { PlanDetailsDialog, priceOf } from './catalogue/plan-details-dialog'
import { PlanList } from './catalogue/plan-list'
import { useCatalogue } from './catalogue/use-catalogue'
import { usePlanCheckout } from './catalogue/use-plan-checkout'
import { ChangePlanDialog } from './change/change-plan-dialog'
import { OwnSubscriptionSection } from './subscription/own-subscription'
import { PaidDialog } from './subscription/paid-dialog'
import { FullAccessDialog } from './upgrade/full-access-dialog'

interface PricingScreenProps {
  title: string
  /** above the plans: what the reader has now, what it costs next, and how to cancel it */
  hasOwnSubscription?: boolean
}

/** Every plan with its button: `/pricing` for everybody, `/subscriptions…` for the signed-in (PLAN-08, GK-031). */
export function PricingScreen({ title, hasOwnSubscription = false }: PricingScreenProps) {
  const [query, setParameter] = useParameters()
  const [isFullAccessOpen, setFullAccessOpen] = useState(false)
  const catalogue = useCatalogue()
  const back = useReturnedPayment('saas')
  const { own, awaitChange } = useAwaitedPlan(back)
  const { prices, expertCount, olderExpertCount, publicEmailDomains } = catalogue
  const alerts = useAlerts()
  const checkout = usePlanCheckout({
    ...{ holder: own.holder, publicEmailDomains },
    onChange: ({ price_id }) => {
      setFullAccessOpen(false)
      setParameter('change', price_id)
    },
  })
  const list = { holder: own.holder, expertCount, busyPriceId: checkout.busyPriceId, onChoose: checkout.choose }
  const error = catalogue.error ?? own.error
  const retry = () => {
    if (catalogue.error) void catalogue.refetch()
    if (own.error) void own.refetch()
  }
  const chosen = prices?.find(({ price_id }) => price_id === query.get('change'))
  return (
    <>
      <PageHeader
        title={title}
        lead={`Every plan reaches ${expertCount || '1,000+'} vetted growth experts. A plan lowers the fee on a hire and brings Credits each month.`}
      />
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      {!error && (catalogue.isPending || own.isPending) ? <PlansSkeleton /> : null}
      {prices && !own.isPending && !error ? (
        <>
          {hasOwnSubscription ? <OwnSubscriptionSection {...own} onAwait={() => awaitChange('any')} /> : null}
          {checkout.error ? (
            <Notice tone="danger" isLive className="mb-6">
              {messageOf(checkout.error)}
            </Notice>
          ) : null}
          <PlanList prices={prices} preselected={query.get('plan')} {...list} />
          <p className="mt-8 flex flex-wrap items-center gap-3 text-sm text-muted">
            Looking for full access without monthly Credits?
            <Button size="sm" onClick={() => setFullAccessOpen(true)}>
              Compare single and team access
            </Button>
          </p>
          {hasOwnSubscription ? <PurchaseList title="Your receipts" /> : null}
          <FullAccessDialog
            isOpen={isFullAccessOpen}
            onClose={() => setFullAccessOpen(false)}
            prices={prices}
            olderExpertCount={olderExpertCount}
            {...list}
          />
          <PlanDetailsDialog
            chosen={query.get('details')}
            prices={prices}
            holder={own.holder}
            onClose={() => setParameter('details', null)}
          />
          {own.holder?.isRenewed ? (
            <ChangePlanDialog
              price={chosen}
              isCurrent={chosen !== undefined && chosen.price_id === own.holder.priceId}
              currentTitle={priceOf(prices, own.holder)?.title ?? 'your plan'}
              onClose={() => setParameter('change', null)}
              onChanged={(priceId) => {
                setParameter('change', null)
                awaitChange(priceId)
                alerts.show({ tone: 'success', text: `Your plan changes to ${chosen?.title ?? ''} in a moment.` })
              }}
            />
          ) : null}
        </>
      ) : null}
      <CompanyEmailNotice isOpen={checkout.isCompanyEmailMissing} onClose={checkout.closeNotice} />
      <PaidDialog back={back} planName={own.holder?.priceId ? (own.subscription?.plan?.name ?? null) : null} />
      <CancelledPayment />
    </>
  )
}

/** Sets one query parameter and keeps the others. */
function useParameters() {
  const [query, setQuery] = useSearchParams()
  const setParameter = (name: string, value: string | null) =>
    setQuery((current) => {
      if (value === null) current.delete(name)
      else current.set(name, value)
      return current
    })
  return [query, setParameter] as const
}

const AWAIT_MS = 30_000

/**
 * The reader's plan. After a payment, a change or a cancellation it is asked for again until the provider's event has
 * arrived, for half a minute at most.
 */
function useAwaitedPlan({ payment }: ReturnedPayment) {
  const [awaited, setAwaited] = useState<string | null>(null)
  const returned = payment?.status
  useEffect(() => {
    if (returned) setAwaited('any')
  }, [returned])
  const own = useOwnPlan({ isAwaited: awaited !== null })
  const hasArrived = awaited !== null && own.holder?.priceId === awaited
  useEffect(() => {
    if (awaited === null) return
    const timer = setTimeout(() => setAwaited(null), hasArrived ? 0 : AWAIT_MS)
    return () => clearTimeout(timer)
  }, [awaited, hasArrived])
  return { own, awaitChange: setAwaited }
}

function PlansSkeleton() {
  return (
    <SkeletonRegion label="Loading the plans">
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {['free', 'basic', 'advance', 'yearly', 'growth', 'premium'].map((card) => (
          <Skeleton key={card} className="h-96 rounded-lg" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
