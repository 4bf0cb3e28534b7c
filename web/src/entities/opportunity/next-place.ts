import type { NextPlace } from '#contract/applications/next-step.js'
import { paths } from '#lib/paths.js'

/** Where next steps are taken; elements carry these in `data-place`. */
export const PLACES = {
  proposal: 'proposal',
  counterOffer: 'counter-offer',
  hire: 'hire',
  applicant: (userId: string) => `applicant-${userId}`,
} as const

const TAB_OF: Readonly<Record<Exclude<NextPlace, 'close'>, 'proposal' | 'hired' | 'interests'>> = {
  proposal: 'proposal',
  'counter-offer': 'proposal',
  hire: 'hired',
  applicant: 'interests',
  proposals: 'interests',
}

/** The address of a place and the selector to focus there. Closing opens a dialog, which takes the focus itself. */
export function linkTo(
  opportunityId: string,
  { place, applicantId }: { place: NextPlace; applicantId?: string },
): { to: string; selector: string | null } {
  if (place === 'close') return { to: paths.opportunityClose(opportunityId), selector: null }
  const to = paths.opportunityDetail(opportunityId, { tab: TAB_OF[place], applicant: applicantId ?? null })
  if (place === 'proposals') return { to, selector: '[role="tabpanel"]' }
  const mark = applicantId === undefined ? place : PLACES.applicant(applicantId)
  return { to, selector: `[data-place="${mark}"]` }
}
