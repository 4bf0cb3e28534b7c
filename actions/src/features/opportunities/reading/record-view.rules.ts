import type { ViewerFacts } from '#contract/opportunities/opportunity-visibility.js'

/** A view is recorded for an expert on a published post that is neither theirs nor their team's, and never overwrites a later status (GO-16). */
export function isViewRecorded(facts: ViewerFacts & { isExpert: boolean }): boolean {
  const isOutside = !facts.isPoster && !facts.isTeamMember
  return facts.isExpert && isOutside && facts.status === 'published' && facts.trackingStatus === null
}
