import type { ViewerFacts } from '#contract/opportunities/opportunity-visibility.js'

/** A view is written for an expert on somebody else's published post, and never over a later status (GO-16). */
export function isViewRecorded(facts: ViewerFacts & { isExpert: boolean }): boolean {
  return facts.isExpert && !facts.isPoster && facts.status === 'published' && facts.trackingStatus === null
}
