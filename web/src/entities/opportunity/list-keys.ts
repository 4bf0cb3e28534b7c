/** The queries behind the lists of opportunities, posts, applications and needs, which a step in one of them may change. */
export const OPPORTUNITY_LIST_KEYS = [
  'Needs',
  'NeedsCount',
  'OpportunityList',
  'OpportunityCount',
  'OwnApplications',
  'OwnApplicationCounts',
  'OwnMatches',
  'OwnPosts',
  'OwnPostCounts',
] as const
