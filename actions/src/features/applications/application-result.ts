import type { TrackingStatus } from '#contract/opportunities/statuses.js'

/** Where an action has left an application: `ApplicationResult` of actions.graphql. */
export interface ApplicationResult {
  opportunityId: string
  userId: string
  status: TrackingStatus
}

/** The same under the texts' names. */
export function restResult({ opportunityId, userId, status }: ApplicationResult, statusCode = 200) {
  return { statusCode, opportunityId, userId, status }
}
