import { PlanFees } from '#features/landing/plan-fees.js'
import { useConfig } from '#lib/config.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/pricing`: what each plan charges on a hire, and how to change plans (BASE-14). */
export default function PricingRoute() {
  useDocumentTitle('Plans')
  const { supportEmail } = useConfig()
  return (
    <>
      <PageHeader
        title="Plans"
        lead="The free plan includes one post. Every other plan includes as many as you need."
      />
      <PlanFees />
      <p className="max-w-[68ch] text-base text-muted">
        To change your plan, write to{' '}
        <a href={`mailto:${supportEmail}`} className="text-link">
          {supportEmail}
        </a>{' '}
        from the address that you sign in with.
      </p>
    </>
  )
}
