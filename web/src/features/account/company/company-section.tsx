import { useSignedInUser } from '#lib/session.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { CompanyForm } from './company-form'
import { useOwnCompanyQuery } from './own-company.generated'

/** The company's public details: the owner edits them, colleagues can read them (OPP-42). */
export function CompanySection({ companyId }: { companyId: string }) {
  const { id: me } = useSignedInUser()
  const { data, error, isPending, refetch } = useOwnCompanyQuery({ companyId, me })
  if (isPending)
    return (
      <SkeletonRows
        label="Loading your company"
        className="max-w-form gap-6"
        rows={['h-16', 'h-24', 'h-32', 'h-10 w-20']}
      />
    )
  const company = data?.companies_by_pk
  if (!company) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data.company_members[0]?.member_role === 'owner') return <CompanyForm companyId={companyId} company={company} />
  return (
    <div className="grid max-w-form gap-2 text-sm">
      <p className="font-medium text-ink">{company.company_name}</p>
      {company.company_url ? <p className="break-all text-muted">{company.company_url}</p> : null}
      {company.company_brief ? <p className="text-muted">{company.company_brief}</p> : null}
      <p className="text-muted">Only the person who set the company up here can change this.</p>
    </div>
  )
}
