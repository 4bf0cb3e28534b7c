import type { ReactNode } from 'react'
import { formatOrdinalDate } from '#contract/format/dates.js'
import { TRACKING_STATUS_LABELS } from '#contract/opportunities/statuses.js'
import { TRACKING_STATUS_TONES } from '#entities/opportunity/status-tones.js'
import { PersonHead } from '#entities/user/person-head.js'
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
  const standing = trackingStatusOf(application)
  return (
    <PersonHead
      id={user_id}
      name={applicantName(application)}
      user={user}
      badges={
        status ??
        (standing ? <Badge tone={TRACKING_STATUS_TONES[standing]}>{TRACKING_STATUS_LABELS[standing]}</Badge> : null)
      }
    >
      {interest_shown_at ? (
        <p className="text-sm text-muted">Interested since {formatOrdinalDate(new Date(interest_shown_at))}</p>
      ) : null}
    </PersonHead>
  )
}
