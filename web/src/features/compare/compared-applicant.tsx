import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '#contract/format/counts.js'
import { formatDocumentDate } from '#contract/format/dates.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { fullName } from '#contract/format/full-name.js'
import { amountText, storedAmount } from '#contract/format/money.js'
import { TRACKING_STATUS_LABELS } from '#contract/opportunities/statuses.js'
import { COUNTER_OFFER_STATUS_LABELS, toCounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import { MatchLine } from '#entities/match/match-line.js'
import { toTrackingStatus } from '#entities/opportunity/opportunity-facts.js'
import { TRACKING_STATUS_TONES } from '#entities/opportunity/status-tones.js'
import { PersonHead } from '#entities/user/person-head.js'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { Badge } from '#ui/display/badge.js'
import { TeamNotes } from './team-notes'
import { type Compared, usePapers } from './use-comparison'

interface ComparedApplicantProps {
  person: Compared
  opportunity: { id: string; type: string }
  isPoster: boolean
}

const UNKNOWN = <span className="text-muted">Not given</span>

/** One applicant as a column; its parts are level with those of the others. */
export function ComparedApplicant({ person, opportunity, isPoster }: ComparedApplicantProps) {
  const { user, status, user_id: userId } = person
  const name = user ? fullName(user) : 'An expert'
  const papers = usePapers(opportunity.id, userId)
  const standing = toTrackingStatus(status)
  const isListed = person.shortlisted !== null
  return (
    <li className="row-span-6 grid snap-start grid-rows-subgrid gap-y-5 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-col items-start gap-3">
        <PersonHead id={userId} name={name} user={user} />
        <div className="flex flex-wrap items-center gap-2">
          {standing ? <Badge tone={TRACKING_STATUS_TONES[standing]}>{TRACKING_STATUS_LABELS[standing]}</Badge> : null}
          {isPoster ? (
            <Button
              size="sm"
              icon={Star}
              aria-pressed={isListed}
              aria-label={`Shortlist ${name}`}
              isBusy={papers.isListing}
              onClick={() => papers.setListed(!isListed)}
            >
              {isListed ? 'On the shortlist' : 'Shortlist'}
            </Button>
          ) : isListed ? (
            <Badge tone="accent">On the shortlist</Badge>
          ) : null}
        </div>
      </div>
      <Part title="Why they match">
        {person.match ? <MatchLine reasons={person.match.reasons} type={opportunity.type} reader="poster" /> : UNKNOWN}
      </Part>
      <Part title="Experience">
        <Experience person={person} />
      </Part>
      <Part title="Offer">
        <Offer person={person} />
        <Link
          to={paths.opportunityDetail(opportunity.id, { tab: 'interests', applicant: userId })}
          className="text-link mt-1 inline-flex min-h-6 items-center font-medium"
        >
          {isPoster && standing === 'interested' ? `Decide on ${name}` : `See ${name}’s application`}
        </Link>
      </Part>
      <Part title="Call">
        <Call person={person} />
      </Part>
      <TeamNotes person={person} name={name} opportunityId={opportunity.id} papers={papers} />
    </li>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3 text-sm text-ink">
      <h3 className="mb-1 font-medium text-muted">{title}</h3>
      {children}
    </div>
  )
}

function Experience({ person: { user } }: { person: Compared }) {
  const profile = user?.expert_detail
  const years = profile?.years_of_experience
  if (!profile || (years === null && !profile.experience && !profile.country)) return UNKNOWN
  return (
    <>
      <p>
        {[years === null || years === undefined ? null : formatCount(years, 'year'), profile.country?.country_name]
          .filter(Boolean)
          .join(FACT_DOT)}
      </p>
      {profile.experience ? <p className="line-clamp-4 text-muted">{profile.experience}</p> : null}
    </>
  )
}

function Offer({ person }: { person: Compared }) {
  const { counter_offer: counter } = person
  const offer = storedAmount(person.agreed_value_cents, person.agreed_value_unit)
  const status = toCounterOfferStatus(counter?.status)
  return (
    <>
      <p className="tabular text-lg font-semibold">{offer === null ? 'No offer yet' : amountText(offer)}</p>
      {counter && status ? (
        <p className="tabular text-muted">
          Counter offer {amountText(storedAmount(counter.counter_amount_cents, counter.counter_amount_unit))}
          {`: ${COUNTER_OFFER_STATUS_LABELS[status].toLowerCase()}`}
        </p>
      ) : null}
    </>
  )
}

function Call({ person: { calls } }: { person: Compared }) {
  const [call] = calls
  if (!call?.booked_at) return <span className="text-muted">None booked yet</span>
  if (!call.scheduled_at) return <>Booked {formatRelativeDate(call.booked_at)}</>
  return <time dateTime={call.scheduled_at}>{formatDocumentDate(new Date(call.scheduled_at))}</time>
}
