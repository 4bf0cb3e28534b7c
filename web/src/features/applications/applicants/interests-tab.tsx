import { Clock, Columns3, Eye } from 'lucide-react'
import type { PosterWords } from '#contract/opportunities/poster-words.js'
import { MatchLine } from '#entities/match/match-line.js'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Icon } from '#ui/display/icon.js'
import { BookedCall } from '../calls/booked-call'
import { HistoryDetails } from '../history/history-details'
import { CounterOfferPanel } from '../offers/counter-offer-panel'
import { type Application, applicantName, isStepOpen, trackingStatusOf } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { ApplicantActions } from './applicant-actions'
import { ApplicantHead } from './applicant-head'
import { ApplicantList } from './applicant-list'
import { Entries, Entry } from './entries'
import { OfferFacts } from './offer-facts'
import { ReasonButton } from './reason-button'

interface InterestsTabProps {
  view: ApplicationView
  isScrollingToCounter: boolean
}

/**
 * For the poster, the applicants who were neither hired nor left; for an expert, their own application (OPP-49, OPP-87,
 * GO-33, GO-56).
 */
export function InterestsTab({ view, isScrollingToCounter }: InterestsTabProps) {
  const { own, readsAll, totals } = view
  if (!readsAll)
    return own ? (
      <Entries label="Your application">
        <Entry>
          <OwnEntry view={view} application={own} isScrolledTo={isScrollingToCounter} />
        </Entry>
      </Entries>
    ) : null
  const named = isScrollingToCounter ? totals.counteredId : null
  return (
    <>
      {totals.interests > 1 ? (
        <LinkButton size="sm" icon={Columns3} className="mb-4" to={paths.opportunityCompare(view.opportunity.id)}>
          Compare side by side
        </LinkButton>
      ) : null}
      <ApplicantList
        view={view}
        tab="interests"
        label="Interested experts"
        empty="Nobody is waiting for your decision right now."
        named={named}
      >
        {(application) => (
          <PosterEntry view={view} application={application} isScrolledTo={application.user_id === named} />
        )}
      </ApplicantList>
    </>
  )
}

interface EntryProps {
  view: ApplicationView
  application: Application
  isScrolledTo: boolean
}

function PosterEntry({ view, application, isScrolledTo }: EntryProps) {
  const { opportunity, me } = view
  return (
    <>
      <ApplicantHead application={application} />
      <MatchLine reasons={application.match?.reasons} type={opportunity.type} reader="poster" />
      <Offers view={view} application={application} isScrolledTo={isScrolledTo} />
      <BookedCall application={application} />
      <HistoryDetails opportunityId={opportunity.id} type={opportunity.type} userId={application.user_id} me={me} />
      <ApplicantActions application={application} status={opportunity.status} isPoster={view.isPoster} />
    </>
  )
}

function OwnEntry({ view, application, isScrolledTo }: EntryProps) {
  const { opportunity, me } = view
  const isWaiting =
    trackingStatusOf(application) === 'interested' && isStepOpen('optOut', opportunity.status, application)
  return (
    <>
      <ApplicantHead application={application} />
      <MatchLine reasons={application.match?.reasons} type={opportunity.type} reader="expert" />
      <SeenMark at={application.seen_by_poster_at} poster={opportunity.poster} isOpen={isWaiting} />
      <Offers view={view} application={application} isScrolledTo={isScrolledTo} />
      <BookedCall application={application} />
      <HistoryDetails opportunityId={opportunity.id} type={opportunity.type} userId={me} me={me} isOpen />
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
function Offers({ view, application, isScrolledTo }: EntryProps) {
  const { counter_offer: counter } = application
  const standing = trackingStatusOf(application)
  return (
    <>
      <OfferFacts application={application} isPoster={view.readsAll} />
      {counter ? (
        <CounterOfferPanel
          offer={counter}
          to={view.readsAll ? applicantName(application) : undefined}
          hasEnded={!isStepOpen('acceptCounterOffer', view.opportunity.status, application)}
          isScrolledTo={isScrolledTo}
        />
      ) : null}
      {standing === 'rejected' ? <ReasonButton reason={application.rejected_reason} /> : null}
      {standing === 'opted out' ? <ReasonButton reason={application.opt_out_reason} /> : null}
    </>
  )
}

/** Tells the expert whether the poster has seen the application. */
function SeenMark({ at, poster, isOpen }: { at: string | null; poster: PosterWords; isOpen: boolean }) {
  // an application that has ended won't be looked at any more
  if (!at && !isOpen) return null
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Icon of={at ? Eye : Clock} size={16} />
      {at ? `Seen by ${poster.within} ${formatRelativeDate(at)}` : `Not seen by ${poster.within} yet`}
    </p>
  )
}
