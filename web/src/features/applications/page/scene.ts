import type { AmountUnit } from '#contract/format/money.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import type { ListedDocument } from '#entities/document/document-list.js'
import type { Application } from './application'
import type { DecisionFragment, NewsFragment, OpportunityApplicationsQuery } from './applications.generated'

export type TabView = OpportunityApplicationsQuery['tab_views'][number]

/** One applicant as far as the next step names them. */
export type Decision = DecisionFragment

/** What a poster's page says of all applicants together; they themselves come page by page. */
export interface Crowd {
  /** under Interests; counted no further than COUNT_MAX */
  interests: number
  hasApplicants: boolean
  /** of somebody who is not rejected */
  hasProposal: boolean
  hasHire: boolean
  /** of anybody, whatever became of it */
  hasSentProposal: boolean
  hasAcceptedHire: boolean
  /** proposals that wait for the poster's decision: two at the most are told apart */
  undecided: readonly Decision[]
  /** who were offered a hire and have not answered */
  asked: readonly Decision[]
  /** somebody is interested and has still to send a proposal */
  isAwaitingProposals: boolean
  /** somebody with a counter offer, for an address that asks for it */
  counteredId: string | null
}

/** What the page of an opportunity knows and every part of an application needs. */
export interface Scene {
  opportunity: {
    id: string
    title: string
    status: OpportunityStatus
    /** staff approved it once */
    wasPublished: boolean
    type: string
    isNdaRequired: boolean
    chatOnly: boolean
    assignedExpertId: string | null
    /** the NDA to sign, and what else the poster attached */
    documents: readonly ListedDocument[]
    /** what amounts are for, as in an application */
    unit: AmountUnit
    /** which version of the post is on the page */
    version: number
  }
  me: string
  isPoster: boolean
  isExpert: boolean
  /** an expert's own application */
  own: Application | null
  /** the poster's; of nobody for others */
  crowd: Crowd
  /** id of the newest entry of the history, 0 before the first */
  newest: number
  /** what others did last, by tab */
  news: readonly NewsFragment[]
  views: readonly TabView[]
}
