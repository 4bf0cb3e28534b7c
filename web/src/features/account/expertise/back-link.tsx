import { ArrowLeft } from 'lucide-react'
import { matchPath, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { paths, patterns } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { useReturnedToQuery } from './returned-to.expert.generated'

/**
 * Back to the page that sent somebody here to complete their profile. It is kept in the address, so it survives saves
 * and reloads.
 */
export function BackLink({ variant = 'quiet' }: { variant?: 'quiet' | 'primary' }) {
  const next = safeReturnPath(useSearchParams()[0].get('next'))
  const id = matchPath(patterns.opportunityDetail, next.split(/[?#]/)[0] ?? '')?.params.id ?? null
  const { data } = useReturnedToQuery({ id: id ?? '' }, { enabled: id !== null })
  if (next === paths.home) return null
  return (
    <LinkButton variant={variant} icon={variant === 'quiet' ? ArrowLeft : undefined} to={next}>
      {/* titles can be wider than a phone, and a button's label doesn't wrap */}
      <span className="py-1 text-start whitespace-normal wrap-anywhere">
        {id ? `Back to ${data?.opportunities_by_pk?.title ?? 'the role'}` : 'Back'}
      </span>
    </LinkButton>
  )
}
