import { Clock, Eye } from 'lucide-react'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Icon } from '#ui/display/icon.js'
import { HistoryDetails } from '../history/history-details'
import { CounterOfferPanel } from '../offers/counter-offer-panel'
import { type Application, applicantName, isStepOpen, standingOf } from '../page/application'
import type { Scene } from '../page/scene'
import { ApplicantActions } from './applicant-actions'
import { ApplicantHead } from './applicant-head'
import { ApplicantList } from './applicant-list'
import { Entries, Entry } from './entries'
import { OfferFacts } from './offer-facts'
import { ReasonButton } from './reason-button'

interface InterestsTabProps {
  scene: Scene
  isScrollingToCounter: boolean
}

/**
 * For the poster, the applicants who were neither hired nor left; for an expert, their own application (OPP-49, OPP-87,
 * GO-33, GO-56).
 */
export function InterestsTab({ scene, isScrollingToCounter }: InterestsTabProps) {
  const { own, isPoster, crowd } = scene
  if (!isPoster)
    return own ? (
      <Entries label="Your application">
        <Entry>
          <OwnEntry scene={scene} application={own} isScrolledTo={isScrollingToCounter} />
        </Entry>
      </Entries>
    ) : null
  const named = isScrollingToCounter ? crowd.counteredId : null
  return (
    <ApplicantList
      scene={scene}
      tab="interests"
      label="Interested experts"
      empty="Nobody is waiting for your decision right now."
      named={named}
    >
      {(application) => (
        <PosterEntry scene={scene} application={application} isScrolledTo={application.user_id === named} />
      )}
    </ApplicantList>
  )
}

interface EntryProps {
  scene: Scene
  application: Application
  isScrolledTo: boolean
}

function PosterEntry({ scene, application, isScrolledTo }: EntryProps) {
  const { opportunity, me } = scene
  return (
    <>
      <ApplicantHead application={application} />
      <Offers scene={scene} application={application} isScrolledTo={isScrolledTo} />
      <HistoryDetails opportunityId={opportunity.id} userId={application.user_id} me={me} />
      <ApplicantActions application={application} status={opportunity.status} />
    </>
  )
}

function OwnEntry({ scene, application, isScrolledTo }: EntryProps) {
  const { opportunity, me } = scene
  const isWaiting = standingOf(application) === 'interested' && isStepOpen('optOut', opportunity.status, application)
  return (
    <>
      <ApplicantHead application={application} />
      <SeenMark at={application.seen_by_poster_at} isOpen={isWaiting} />
      <Offers scene={scene} application={application} isScrolledTo={isScrolledTo} />
      <HistoryDetails opportunityId={opportunity.id} userId={me} me={me} isOpen />
      {isWaiting ? (
        <LinkButton
          size="sm"
          className="self-start"
          to={paths.opportunityOptOut(opportunity.id, me, { tab: 'interests' })}
        >
          Not interested anymore
        </LinkButton>
      ) : null}
    </>
  )
}

/** Offer, counter offer and outcome. */
function Offers({ scene, application, isScrolledTo }: EntryProps) {
  const { counter_offer: counter } = application
  const standing = standingOf(application)
  return (
    <>
      <OfferFacts application={application} isPoster={scene.isPoster} />
      {counter ? (
        <CounterOfferPanel
          offer={counter}
          to={scene.isPoster ? applicantName(application) : undefined}
          hasEnded={!isStepOpen('acceptCounterOffer', scene.opportunity.status, application)}
          isScrolledTo={isScrolledTo}
        />
      ) : null}
      {standing === 'rejected' ? <ReasonButton reason={application.rejected_reason} /> : null}
      {standing === 'opted out' ? <ReasonButton reason={application.opt_out_reason} /> : null}
    </>
  )
}

/** Tells the expert whether the company has seen the application. */
function SeenMark({ at, isOpen }: { at: string | null; isOpen: boolean }) {
  // an application that has ended won't be looked at any more
  if (!at && !isOpen) return null
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Icon of={at ? Eye : Clock} size={16} />
      {at ? `Seen by the company ${formatRelativeDate(at)}` : 'Not seen by the company yet'}
    </p>
  )
}
