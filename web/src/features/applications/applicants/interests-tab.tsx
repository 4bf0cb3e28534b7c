import { ChevronRight, Clock, Eye } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { formatRelativeDate } from '../../../lib/dates'
import { paths } from '../../../lib/paths'
import { LinkButton } from '../../../ui/button/link-button'
import { Icon } from '../../../ui/display/icon'
import { ReasonButton } from '../hire/hired-tab'
import { HistoryTimeline } from '../history/history-timeline'
import { CounterOfferPanel } from '../offers/counter-offer-panel'
import { type Application, isStepOpen, type Scene, standingOf } from '../page/application'
import { ApplicantActions } from './applicant-actions'
import { ApplicantHead } from './applicant-head'
import { OfferFacts } from './offer-facts'

interface InterestsTabProps {
  scene: Scene
  isScrollingToCounter: boolean
}

/** The people who applied, for the poster; an expert sees their own entry (OPP-49, OPP-87, GO-33). */
export function InterestsTab({ scene, isScrollingToCounter }: InterestsTabProps) {
  const firstCounter = scene.applications.find(({ counter_offer }) => counter_offer !== null)
  return (
    <ul aria-label={scene.isPoster ? 'Interested experts' : 'Your application'} className="flex flex-col gap-4">
      {scene.applications.map((application) => (
        <Entry
          key={application.user_id}
          scene={scene}
          application={application}
          isScrolledTo={isScrollingToCounter && application === firstCounter}
        />
      ))}
    </ul>
  )
}

interface EntryProps {
  scene: Scene
  application: Application
  isScrolledTo: boolean
}

function Entry({ scene, application, isScrolledTo }: EntryProps) {
  const { opportunity, isPoster, me } = scene
  const { counter_offer: counter, user_id: userId } = application
  const standing = standingOf(application)
  return (
    <li className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <ApplicantHead application={application} />
      {isPoster ? null : <SeenMark at={application.seen_by_poster_at} />}
      <OfferFacts application={application} isPoster={isPoster} />
      {counter ? (
        <CounterOfferPanel
          offer={counter}
          unit={application.unit}
          hasEnded={!isStepOpen('acceptCounterOffer', opportunity.status, application)}
          isScrolledTo={isScrolledTo}
        />
      ) : null}
      {standing === 'rejected' ? <ReasonButton reason={application.rejected_reason} /> : null}
      {standing === 'opted out' ? <ReasonButton reason={application.opt_out_reason} /> : null}
      <History opportunityId={opportunity.id} userId={userId} me={me} unit={opportunity.unit} isOpen={!isPoster} />
      {isPoster ? (
        <ApplicantActions application={application} status={opportunity.status} />
      ) : standing === 'interested' && isStepOpen('optOut', opportunity.status, application) ? (
        <LinkButton
          size="sm"
          className="self-start"
          to={paths.opportunityOptOut(opportunity.id, userId, { tab: 'interests' })}
        >
          Not interested anymore
        </LinkButton>
      ) : null}
    </li>
  )
}

interface HistoryProps extends ComponentProps<typeof HistoryTimeline> {
  /** at first */
  isOpen: boolean
}

/** Asked for when somebody opens it: a poster has many applicants and reads few of their stories. */
function History({ isOpen: isOpenAtFirst, ...timeline }: HistoryProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="focus-ring flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-sm font-medium text-accent [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} size={16} className="transition-transform duration-120 group-open:rotate-90" />
        History
      </summary>
      <div className="mt-4">{isOpen ? <HistoryTimeline {...timeline} /> : null}</div>
    </details>
  )
}

/** The expert learns that somebody has looked. */
function SeenMark({ at }: { at: string | null }) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Icon of={at ? Eye : Clock} size={16} />
      {at ? `Seen by the company ${formatRelativeDate(at)}` : 'Not seen by the company yet'}
    </p>
  )
}
