import type { HistoryEntry } from '../features/applications/history/use-application-history'
import type { Application } from '../features/applications/page/application'
import type { OpportunityApplicationsQuery } from '../features/applications/page/applications.generated'
import type { WireUser } from '../lib/session-user'
import { applicationsAnswer } from './application-fixtures'
import type { Network } from './network'
import { detailedOpportunity, OPPORTUNITY_ID } from './opportunity-fixtures'
import { clientUser } from './personas'
import { renderRoute } from './render-route'

export const DETAIL_ADDRESS = `/dashboard/opportunity_detail/${OPPORTUNITY_ID}`
/** The post is the signed-in client's own. */
export const isMine = { user_id: clientUser.userId, user: null, company: null }

interface Opening extends Network {
  /** after the address of the page: a tab, a dialog */
  at?: string
  who?: WireUser
  /** navigation state that the page is reached with */
  state?: unknown
  opportunity?: Parameters<typeof detailedOpportunity>[0]
  applications?: readonly Application[]
  answer?: Partial<OpportunityApplicationsQuery>
  /** of each application, newest first */
  history?: readonly HistoryEntry[]
}

/** Opens the detail page of an opportunity for the client, unless told otherwise, with a network that answers what it asks. */
export function openOpportunity({
  at = '',
  who = clientUser,
  state,
  opportunity,
  applications,
  answer,
  history = [],
  ...network
}: Opening) {
  return renderRoute(`${DETAIL_ADDRESS}${at}`, {
    user: who,
    state,
    graphql: {
      OpportunityDetail: () => ({ opportunities_by_pk: detailedOpportunity(opportunity) }),
      OpportunityApplications: () => applicationsAnswer(applications, answer),
      ApplicationHistory: () => ({ opportunity_history: history }),
      RecordOpportunityView: () => ({ recordOpportunityView: { id: OPPORTUNITY_ID, status: 'viewed' } }),
      InterestEligibility: () => ({ interestEligibility: { isAllowed: true, blocker: null, message: null } }),
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
