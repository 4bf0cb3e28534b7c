/** Alerts shown when an application step fails or succeeds, worded exactly as required (OERR rows, GO-86, GO-87). */
export const APPLICATION_ALERTS = {
  interestFailed: (detail: string) => `Error in showing interest ${detail}`,
  proposalNotFound: 'Proposal document not found',
  proposalFetchFailed: 'Error in fetching proposal document',
  counterFailed: 'Error while submitting the fractional requirements',
  counterRejectFailed: 'Error while rejecting counter offer',
  counterAcceptFailed: 'Error while accepting counter offer',
  refreshFailed: 'Error while refreshing the opportunity details',
  requirementsFailed: 'Error while getting the fractional requirements',
  uploadFailed: (detail: string) => `Error in file upload ${detail}`,
  deleteFailed: (detail: string) => `Error in deleting the asset ${detail}`,
} as const
