import type { HistoryEntry } from '#features/applications/history/use-application-history.js'
import type { Application } from '#features/applications/page/application.js'
import type { WireUser } from '#lib/session-user.js'
import { servePages } from './applicant-pages'
import { applicationsData, hireQuote } from './application-fixtures'
import type { Network } from './network'
import { detailedOpportunity, OPPORTUNITY_ID } from './opportunity-fixtures'
import { clientUser } from './personas'
import { renderRoute } from './render-route'

export const DETAIL_ADDRESS = `/dashboard/opportunity_detail/${OPPORTUNITY_ID}`
/** Makes the post the signed-in client's own. */
export const ownPost = { user_id: clientUser.userId, user: null, company: null }

interface Opening extends Network {
  /** appended to the page's address: a tab or a dialog */
  at?: string
  who?: WireUser
  /** navigation state to arrive with */
  state?: unknown
  opportunity?: Parameters<typeof detailedOpportunity>[0]
  /** a function runs for every request, so that a test can change the applications or fail */
  applications?: readonly Application[] | (() => readonly Application[])
  /** the user was invited to follow the post, so that the network answers as it does to the poster */
  isInTeam?: boolean
  answer?: Pick<Parameters<typeof applicationsData>[0], 'newest' | 'news' | 'views'>
  /** the experts whom the post asks for by name, as the poster reads of them */
  askedByName?: Parameters<typeof applicationsData>[0]['askedByName']
  /** the history of each application, newest first */
  history?: readonly HistoryEntry[]
}

/** The fields of a post that depend on who reads it. */
function viewOf(who: WireUser, opportunity: Opening['opportunity']) {
  return { me: who.userId, isPoster: detailedOpportunity(opportunity).poster?.user_id === who.userId }
}

/** Opens an opportunity's detail page, as the client unless told otherwise, with a network that answers its queries. */
export function openOpportunity({
  at = '',
  who = clientUser,
  state,
  opportunity,
  applications,
  answer,
  askedByName = [],
  history = [],
  isInTeam = false,
  ...network
}: Opening) {
  const applying = typeof applications === 'function' ? applications : () => applications ?? []
  return renderRoute(`${DETAIL_ADDRESS}${at}`, {
    user: who,
    state,
    graphql: {
      OpportunityDetail: () => ({ opportunities_by_pk: detailedOpportunity(opportunity) }),
      OpportunityApplications: ({ countMax }) =>
        applicationsData({
          ...answer,
          askedByName,
          countMax: Number(countMax),
          applications: applying(),
          ...viewOf(who, opportunity),
          ...(isInTeam ? { isPoster: true } : {}),
        }),
      ...servePages(applying),
      ApplicationHistory: () => ({ opportunity_history: [...history] }),
      RecordOpportunityView: () => ({ recordOpportunityView: { id: OPPORTUNITY_ID, status: 'viewed' } }),
      InterestEligibility: () => ({ interestEligibility: { isAllowed: true, blocker: null, message: null } }),
      OwnMatch: () => ({ opportunity_matches: [] }),
      MatchingProfile: () => ({
        expert_details_by_pk: { is_domain_skill_topic_industry: true, profile_complete_percent: 100 },
      }),
      HireQuote: () => ({ hireQuote: hireQuote({ feeCents: 0, percent: 0, isPaymentDue: false, basic: null }) }),
      OpportunityChat: () => ({ opportunity_chats: [] }),
      MarkTabSeen: ({ tab }) => ({ markTabSeen: { tab } }),
      ...network.graphql,
    },
    rest: {
      'GET /api/opportunities/:id/assets': () => ({ items: [] }),
      'GET /api/opportunities/assets': () => ({ items: [] }),
      ...network.rest,
    },
  })
}
