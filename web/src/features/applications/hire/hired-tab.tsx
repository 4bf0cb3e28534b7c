import { formatOrdinalDate } from '#contract/format/dates.js'
import { amountText, storedAmount } from '#contract/format/money.js'
import { PLACES } from '#entities/opportunity/next-place.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Badge } from '#ui/display/badge.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ApplicantActions } from '../applicants/applicant-actions'
import { ApplicantHead } from '../applicants/applicant-head'
import { ApplicantList } from '../applicants/applicant-list'
import { Entries, Entry } from '../applicants/entries'
import { ApplicationFiles } from '../applicants/offer-facts'
import { ReasonButton } from '../applicants/reason-button'
import { HistoryDetails } from '../history/history-details'
import { type Application, isStepOpen, trackingStatusOf } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { AfterTheDeal } from './after-the-deal'

const NOBODY_YET = 'Experts appear here once they accept your offer.'
const NOT_YET = 'Your hire appears here once you accept it.'

/** Hired experts, including those who opted out afterwards; for the expert, their own hire (OPP-47, GO-56). */
export function HiredTab({ view }: { view: ApplicationView }) {
  const { own, readsAll } = view
  if (readsAll)
    return (
      <ApplicantList view={view} tab="hired" label="Hired experts" empty={NOBODY_YET} isListed={isListed}>
        {(application) => <HiredEntry application={application} view={view} />}
      </ApplicantList>
    )
  if (!own || !isListed(own)) return <EmptyState title={NOT_YET} />
  return (
    <Entries label="Your hire">
      <Entry place={PLACES.hire}>
        <HiredEntry application={own} view={view} />
      </Entry>
    </Entries>
  )
}

/** A hire that hasn't been answered yet belongs under Interests (OPP-49). */
function isListed({ hire }: Application): boolean {
  return hire !== null && (hire.accepted_at !== null || hire.opted_out_at !== null)
}

function HiredEntry({ application, view }: { application: Application; view: ApplicationView }) {
  const { hire, user_id: userId, opt_out_reason: reason } = application
  const hasLeft = trackingStatusOf(application) === 'opted out'
  if (!hire) return null
  const { opportunity, me, isPoster, readsAll } = view
  const history = <HistoryDetails opportunityId={opportunity.id} type={opportunity.type} userId={userId} me={me} />
  return (
    <>
      <ApplicantHead application={application} status={hasLeft ? <Badge tone="danger">Opted out</Badge> : null} />
      <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
        <div>
          <dt className="text-muted">Agreed amount</dt>
          <dd className="tabular text-lg font-semibold text-ink">
            {amountText(storedAmount(hire.agreed_value_cents, hire.agreed_value_unit))}
          </dd>
        </div>
        <Moment name="Hired" at={hire.hired_at} />
        <Moment name="Accepted" at={hire.accepted_at} />
        <Moment name="Opted out" at={hire.opted_out_at} />
      </dl>
      {hasLeft ? <ReasonButton reason={reason} /> : null}
      <AfterTheDeal application={application} view={view} />
      {readsAll ? (
        <>
          <ApplicationFiles application={application} isPoster />
          {history}
          <ApplicantActions application={application} status={opportunity.status} isPoster={isPoster} />
        </>
      ) : (
        <>
          {history}
          {isStepOpen('optOut', opportunity.status, application) ? (
            <LinkButton
              size="sm"
              className="self-start"
              to={paths.opportunityOptOut(opportunity.id, userId, { tab: 'hired' })}
            >
              Opt out
            </LinkButton>
          ) : null}
        </>
      )}
    </>
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
