import type { ViewerFacts } from '#contract/opportunities/opportunity-visibility.js'

/** A view is recorded for an expert on someone else's published post, and never overwrites a later status (GO-16). */
export function isViewRecorded(facts: ViewerFacts & { isExpert: boolean }): boolean {
  return facts.isExpert && !facts.isPoster && facts.status === 'published' && facts.trackingStatus === null
}
