import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import type { DetailedOpportunity } from './detail-view'

type Expert = NonNullable<DetailedOpportunity['package_experts'][number]['user']>

/** The experts whom a post asks for by name (OPP-24). */
export function AskedExperts({ experts }: { experts: readonly Expert[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {experts.map((expert) => (
        <li key={expert.id} className="flex items-center gap-3 text-sm">
          <Avatar id={expert.id} name={fullName(expert)} src={expert.profile_pic} size={40} />
          <span className="min-w-0">
            <Link
              to={paths.profileOf(expert)}
              className="focus-ring rounded-sm font-medium text-ink hover:text-accent hover:underline"
            >
              {fullName(expert)}
            </Link>
            {expert.designation ? <span className="block truncate text-muted">{expert.designation}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
