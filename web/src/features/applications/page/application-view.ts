import type { AskedExpert } from '#contract/applications/asked-by-name.js'
import type { AmountUnit } from '#contract/format/money.js'
import type { PosterWords } from '#contract/opportunities/poster-words.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import type { ListedDocument } from '#entities/document/document-list.js'
import type { Application } from './application'
import type {
  DecisionFragment,
  DeclinedFragment,
  NewsFragment,
  OpportunityApplicationsQuery,
} from './applications.generated'

export type TabView = OpportunityApplicationsQuery['tab_views'][number]

/** An applicant, as far as the next step needs. */
export type Decision = DecisionFragment

/** What a poster's page knows about all applicants together; the applicants themselves are paged. */
export interface ApplicantTotals {
  /** applicants under Interests; counting stops at COUNT_MAX */
  interests: number
  hasApplicants: boolean
  /** somebody who isn't rejected has sent a proposal */
  hasProposal: boolean
  hasHire: boolean
  /** anybody has sent a proposal, whatever became of it */
  hasSentProposal: boolean
  hasAcceptedHire: boolean
  /** proposals waiting for the poster's decision, at most two, since two already mean "several" */
  undecided: readonly Decision[]
  /** experts with an unanswered hire */
  asked: readonly Decision[]
  /** somebody is interested but hasn't sent a proposal yet */
  isAwaitingProposals: boolean
  /** asked experts who said no before applying */
  declined: readonly DeclinedFragment[]
  /** the experts asked by name, and what they answered */
  askedByName: readonly (AskedExpert & { id: string })[]
  /** an applicant with a counter offer, for an address that asks to scroll to one */
  counteredId: string | null
}

/** What every part of the application page needs to know. */
export interface ApplicationView {
  opportunity: {
    id: string
    title: string
    status: OpportunityStatus
    /** staff have approved it at some point */
    wasPublished: boolean
    type: string
    /** what whoever posted it is called */
    poster: PosterWords
    isNdaRequired: boolean
    chatOnly: boolean
    /** posted for a company, whose people may be invited */
    hasCompany: boolean
    /** there is a payment schedule, and the user may see it */
    hasPayments: boolean
    assignedExpertId: string | null
    /** their name, for those who may see the post besides them */
    assignedExpertName: string | null
    /** the user is asked to take it on, alone or among others */
    isAsked: boolean
    /** the NDA to sign, and the poster's other attachments */
    documents: readonly ListedDocument[]
    /** the unit of amounts, as in an application */
    unit: AmountUnit
    /** the version of the post on the page */
    version: number
  }
  me: string
  isPoster: boolean
  /** The poster, or a colleague they invited, who reads the same and does nothing (GO-05). */
  readsAll: boolean
  isExpert: boolean
  /** they take part in the chat */
  hasChat: boolean
  /** the expert's own application */
  own: Application | null
  /** for the poster and the invited team; empty for everybody else */
  totals: ApplicantTotals
  /** id of the newest history entry, 0 if there is none */
  newest: number
  /** what others last did, by tab */
  news: readonly NewsFragment[]
  views: readonly TabView[]
}
