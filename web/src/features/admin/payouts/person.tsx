import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import type { UserCardFragment } from '#entities/user/user-card.generated.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'

/** Whose request it is. */
export function Person({ user }: { user: UserCardFragment | null }) {
  if (!user) return null
  return (
    <Link to={paths.profileOf(user)} className="text-link font-medium">
      {fullName(user)}
    </Link>
  )
}

export function When({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatExactDate(iso)} className="whitespace-nowrap text-muted">
      {formatRelativeDate(iso)}
    </time>
  )
}
