import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatOrdinalDate } from '#contract/format/dates.js'
import { TRACKING_STATUS_LABELS } from '#contract/opportunities/statuses.js'
import { TRACKING_STATUS_TONES } from '#entities/opportunity/status-tones.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { Badge } from '#ui/display/badge.js'
import { type Application, applicantName, trackingStatusOf } from '../page/application'

interface ApplicantHeadProps {
  application: Application
  /** shown instead of the status badge */
  status?: ReactNode
}

/** The applicant, since when they are interested, and their status. */
export function ApplicantHead({ application, status }: ApplicantHeadProps) {
  const { user, user_id, interest_shown_at } = application
  const name = applicantName(application)
  const standing = trackingStatusOf(application)
  return (
    <div className="flex items-start gap-4">
      <Avatar id={user_id} name={name} src={user?.profile_pic} size={56} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-serif text-lg font-semibold text-ink">
            {user ? (
              <Link to={paths.profileOf(user)} className="focus-ring rounded-sm hover:text-accent hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          {status ??
            (standing ? (
              <Badge tone={TRACKING_STATUS_TONES[standing]}>{TRACKING_STATUS_LABELS[standing]}</Badge>
            ) : null)}
        </div>
        {user?.designation ? <p className="text-sm text-muted">{user.designation}</p> : null}
        {interest_shown_at ? (
          <p className="text-sm text-muted">Interested since {formatOrdinalDate(new Date(interest_shown_at))}</p>
        ) : null}
      </div>
    </div>
  )
}
