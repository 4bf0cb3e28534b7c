import { useState } from 'react'
import { APPLICATION_MESSAGES } from '../../../../../actions/contract/applications/application-messages'
import { formatOrdinalDate } from '../../../../../actions/contract/format/dates'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/button/button'
import { LinkButton } from '../../../ui/button/link-button'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Dialog } from '../../../ui/overlay/dialog'
import { ApplicantHead } from '../applicants/applicant-head'
import { type Application, amountText, isStepOpen, type Scene, standingOf } from '../page/application'

/** Who was hired, and who opted out after it; the hired person sees their own entry (OPP-47, GO-56). */
export function HiredTab({ scene }: { scene: Scene }) {
  const hired = scene.applications.filter(isListed)
  if (hired.length === 0) return <EmptyState title="Experts who accept a hire stand here." />
  return (
    <ul className="flex flex-col gap-4">
      {hired.map((application) => (
        <HiredEntry key={application.user_id} application={application} scene={scene} />
      ))}
    </ul>
  )
}

/** A hire that still waits for an answer stands under Interests (OPP-49). */
function isListed({ hire }: Application): boolean {
  return hire !== null && (hire.accepted_at !== null || hire.opted_out_at !== null)
}

function HiredEntry({ application, scene }: { application: Application; scene: Scene }) {
  const { hire, user_id: userId, opt_out_reason: reason } = application
  const isOwn = userId === scene.me
  const hasLeft = standingOf(application) === 'opted out'
  if (!hire) return null
  return (
    <li className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <ApplicantHead application={application} status={hasLeft ? <Badge tone="danger">Opted out</Badge> : null} />
      <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
        <div>
          <dt className="text-muted">Agreed amount</dt>
          <dd className="tabular text-lg font-semibold text-ink">{amountText(hire.agreed_value_cents, application)}</dd>
        </div>
        <Moment name="Hired" at={hire.hired_at} />
        <Moment name="Accepted" at={hire.accepted_at} />
        <Moment name="Opted out" at={hire.opted_out_at} />
      </dl>
      {hasLeft ? <ReasonButton reason={reason} /> : null}
      {isOwn && isStepOpen('optOut', scene.opportunity.status, application) ? (
        <LinkButton
          size="sm"
          className="self-start"
          to={paths.opportunityOptOut(scene.opportunity.id, userId, { tab: 'hired' })}
        >
          Opt out
        </LinkButton>
      ) : null}
    </li>
  )
}

function Moment({ name, at }: { name: string; at: string | null }) {
  if (!at) return null
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="text-ink">{formatOrdinalDate(new Date(at))}</dd>
    </div>
  )
}

/** Opens the stored reason (OPP-83, OERR-21). */
export function ReasonButton({ reason }: { reason: string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" className="self-start" onClick={() => setIsOpen(true)}>
        See the reason
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Reason">
        <p className="whitespace-pre-line text-ink">{reason || APPLICATION_MESSAGES.reasonMissing}</p>
      </Dialog>
    </>
  )
}
