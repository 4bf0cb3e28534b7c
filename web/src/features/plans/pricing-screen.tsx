import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOwnPlan } from '#entities/plan/own-plan.js'
import { Button } from '#ui/button/button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import { CompanyEmailNotice } from './catalogue/company-email-notice'
import { PlanDetailsDialog } from './catalogue/plan-details-dialog'
import { PlanList } from './catalogue/plan-list'
import { useCatalogue } from './catalogue/use-catalogue'
import { usePlanCheckout } from './catalogue/use-plan-checkout'
import { FullAccessDialog } from './upgrade/full-access-dialog'

interface PricingScreenProps {
  title: string
  /** above the plans: what the reader has now */
  children?: ReactNode
}

/** Every plan with its button: `/pricing` for everybody, `/subscriptions…` for the signed-in (PLAN-08, GK-031). */
export function PricingScreen({ title, children }: PricingScreenProps) {
  const [query, setQuery] = useSearchParams()
  const [isFullAccessOpen, setFullAccessOpen] = useState(false)
  const catalogue = useCatalogue()
  const own = useOwnPlan()
  const { prices, expertCount, olderExpertCount, publicEmailDomains } = catalogue
  const checkout = usePlanCheckout({ holder: own.holder, publicEmailDomains, onChange: () => undefined })
  const list = {
    holder: own.holder,
    ...{ expertCount, busyPriceId: checkout.busyPriceId, onChoose: checkout.choose },
  }
  const error = catalogue.error ?? own.error
  const retry = () => {
    if (catalogue.error) void catalogue.refetch()
    if (own.error) void own.refetch()
  }
  const closeDetails = () =>
    setQuery((current) => {
      current.delete('details')
      return current
    })
  return (
    <>
      <PageHeader
        title={title}
        lead={`Every plan reaches ${expertCount || '1,000+'} vetted growth experts. A plan lowers the fee on a hire and brings credits each month.`}
      />
      {children}
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      {!error && (catalogue.isPending || own.isPending) ? <PlansSkeleton /> : null}
      {prices && !own.isPending && !error ? (
        <>
          <PlanList prices={prices} preselected={query.get('plan')} {...list} />
          <p className="mt-8 text-sm text-muted">
            Looking for full access without monthly credits?{' '}
            <Button size="sm" onClick={() => setFullAccessOpen(true)}>
              Compare single and team access
            </Button>
          </p>
          <FullAccessDialog
            isOpen={isFullAccessOpen}
            onClose={() => setFullAccessOpen(false)}
            prices={prices}
            olderExpertCount={olderExpertCount}
            {...list}
          />
          <PlanDetailsDialog chosen={query.get('details')} prices={prices} holder={own.holder} onClose={closeDetails} />
        </>
      ) : null}
      <CompanyEmailNotice isOpen={checkout.isCompanyEmailMissing} onClose={checkout.closeNotice} />
    </>
  )
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
