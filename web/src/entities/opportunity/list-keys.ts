/** The queries behind the lists of opportunities, posts and applications, which a step in one of them may change. */
export const OPPORTUNITY_LIST_KEYS = [
  'OpportunityList',
  'OpportunityCount',
  'OwnApplications',
  'OwnApplicationCounts',
  'OwnMatches',
  'OwnPosts',
  'OwnPostCounts',
] as const
