import type { TrackingStatus } from '#contract/opportunities/statuses.js'

/** The application after an action: `ApplicationResult` of actions.graphql. */
export interface ApplicationResult {
  opportunityId: string
  userId: string
  status: TrackingStatus
}

/** Same, under the REST field names. */
export function restResult({ opportunityId, userId, status }: ApplicationResult, statusCode = 200) {
  return { statusCode, opportunityId, userId, status }
}
