import { answerOf } from '#contract/applications/asked-by-name.js'
import { fullName } from '#contract/format/full-name.js'
import { amountUnit } from '#contract/format/money.js'
import { wordsForPoster } from '#contract/opportunities/poster-words.js'
import { isOpportunityStatus } from '#contract/opportunities/statuses.js'
import type { ListedDocument } from '#entities/document/document-list.js'
import { toTrackingStatus } from '#entities/opportunity/opportunity-facts.js'
import { useSignedInUser } from '#lib/session.js'
import { toApplications } from './application'
import type { ApplicationView } from './application-view'
import type { OpportunityApplicationsQuery } from './applications.generated'

/** The columns that the application parts need. */
export interface ViewedOpportunity {
  id: string
  title: string
  status: string
  type: string
  published_at: string | null
  company_asked_to_sign_nda: boolean
  chat_only: boolean
  payments: readonly object[]
  assigned_expert_id: string | null
  assigned_expert: { first_name: string; last_name: string } | null
  package_experts: readonly { user: { id: string } | null }[]
  poster: {
    user_id: string | null
    company: { company_name: string } | null
    user: { first_name: string; last_name: string } | null
  } | null
  team_members: readonly { user_id: string }[]
  duration_type: { code: string } | null
  version_no: number
  documents: readonly ListedDocument[]
}

type Posted = NonNullable<OpportunityApplicationsQuery['posted'][number]['opportunity']>

function toAsked({ user_id: id, user, application }: Posted['asked_by_name'][number]) {
  return {
    id,
    name: user ? fullName(user) : 'An expert',
    answer: answerOf(toTrackingStatus(application?.status), Boolean(application?.interest_shown_at)),
  }
}

/** The opportunity, the user and their status: what every part of the page renders from. */
export function useApplicationView(
  opportunity: ViewedOpportunity,
  answer: OpportunityApplicationsQuery | undefined,
  hasChat: boolean,
): ApplicationView {
  const { id: me, isExpert } = useSignedInUser()
  const { id, title, status, type, documents, version_no: version } = opportunity
  const unit = amountUnit(opportunity.duration_type?.code)
  const isPoster = opportunity.poster?.user_id === me
  const readsAll = isPoster || opportunity.team_members.length > 0
  const posted = readsAll ? answer?.posted[0]?.opportunity : undefined
  const ownRow = readsAll ? undefined : answer?.own[0]
  return {
    opportunity: {
      id,
      title,
      status: isOpportunityStatus(status) ? status : 'draft',
      wasPublished: opportunity.published_at !== null,
      type,
      poster: wordsForPoster(opportunity.poster),
      isNdaRequired: opportunity.company_asked_to_sign_nda,
      chatOnly: opportunity.chat_only,
      hasCompany: Boolean(opportunity.poster?.company),
      hasPayments: opportunity.payments.length > 0,
      assignedExpertId: opportunity.assigned_expert_id,
      assignedExpertName: opportunity.assigned_expert && fullName(opportunity.assigned_expert),
      isAsked: opportunity.assigned_expert_id === me || opportunity.package_experts.some(({ user }) => user?.id === me),
      documents,
      unit,
      version,
    },
    me,
    isPoster,
    readsAll,
    isExpert,
    hasChat,
    own: toApplications(ownRow ? [ownRow] : [], { unit, version })[0] ?? null,
    totals: {
      interests: posted?.interests.aggregate?.count ?? 0,
      hasApplicants: Boolean(posted?.applicants.length),
      hasProposal: Boolean(posted?.proposals.length),
      hasHire: Boolean(posted?.hires.length),
      hasSentProposal: Boolean(posted?.sent_proposals.length),
      hasAcceptedHire: Boolean(posted?.accepted_hires.length),
      undecided: posted?.undecided ?? [],
      asked: posted?.asked ?? [],
      declined: posted?.declined ?? [],
      askedByName: (posted?.asked_by_name ?? []).map(toAsked),
      isAwaitingProposals: Boolean(posted?.awaited.length),
      counteredId: posted?.counter_offers[0]?.user_id ?? null,
    },
    newest: (posted?.newest ?? ownRow?.newest)?.[0]?.id ?? 0,
    news: posted
      ? [...posted.news_of_interests, ...posted.news_of_hires, ...posted.news_of_the_end]
      : (ownRow?.news ?? []),
    views: answer?.tab_views ?? [],
  }
}
