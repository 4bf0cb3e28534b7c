import { EyeOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'

interface PosterLineProps {
  poster: {
    user: {
      id: string
      first_name: string
      last_name: string
      slug: string
      profile_pic: string | null
    } | null
    company: { company_name: string } | null
  } | null
  /** false if the line is already inside a link */
  isLinked?: boolean
}

/**
 * Who posted it. The server leaves the poster out of fractional roles until the expert shows interest, and this says so,
 * in the same words whether there is a company or not (OPP-91, X-32).
 */
export function PosterLine({ poster, isLinked = false }: PosterLineProps) {
  if (!poster)
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <span className="grid size-6 place-items-center rounded-full bg-sunken">
          <EyeOff aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </span>
        Poster shown after you show interest
      </p>
    )
  const { user, company } = poster
  // a suspended person is shown to nobody, while what they posted may still be open by its link
  if (!user) return <p className="text-sm text-muted">{company?.company_name ?? 'No longer active here'}</p>
  return (
    // a long company name wraps below, so that it doesn't squeeze the person's name to one letter
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
      <span className="flex min-w-0 items-center gap-2">
        <Avatar name={fullName(user)} src={user.profile_pic} id={user.id} size={24} />
        {isLinked ? (
          <Link to={paths.profileOf(user)} className="focus-ring rounded-sm text-ink hover:text-accent hover:underline">
            {fullName(user)}
          </Link>
        ) : (
          <span className="text-ink">{fullName(user)}</span>
        )}
      </span>
      {company ? <span className="max-w-full truncate text-muted">{company.company_name}</span> : null}
    </p>
  )
}
