import { expertNextStep } from '#contract/applications/next-step.js'
import { type Amount, storedAmount } from '#contract/format/money.js'
import { wordsForPoster } from '#contract/opportunities/poster-words.js'
import { isOpportunityStatus } from '#contract/opportunities/statuses.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { toCounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import { linkTo } from '#entities/opportunity/next-place.js'
import { toTrackingStatus } from '#entities/opportunity/opportunity-facts.js'
import { paths } from '#lib/paths.js'
import type { OwnApplicationFragment } from './own-applications.generated'

export interface OwnApplicationRow {
  words: string | null
  /** where the next step is taken, or else one's own entry */
  to: string
  /** the element to focus there */
  selector: string | null
  offer: Amount | null
  standing: ReturnType<typeof toTrackingStatus>
}

/** What a row says about an application; null if the opportunity can't be read any more. */
export function rowOf({ opportunity, application }: OwnApplicationFragment): OwnApplicationRow | null {
  if (!opportunity || !application || !isOpportunityStatus(opportunity.status)) return null
  const standing = toTrackingStatus(application.status)
  const offer = storedAmount(application.agreed_value_cents, application.agreed_value_unit)
  const hire = storedAmount(application.hire?.agreed_value_cents, application.hire?.agreed_value_unit)
  const poster = wordsForPoster(opportunity.poster)
  const step = expertNextStep({
    thing: wordForType(opportunity.type),
    poster,
    status: opportunity.status,
    standing,
    hasShownInterest: application.interest_shown_at !== null,
    isProposalSent: application.is_proposal_uploaded,
    offer,
    counterOffer: counterOf(application.counter_offer),
    hire,
    isNdaOwed: opportunity.company_asked_to_sign_nda && application.documents.length === 0,
  })
  if (standing === 'pending' && !step?.link)
    return {
      words: `${poster.atStart} offered you the hire. Accept it or opt out.`,
      ...hirePlace(opportunity.id),
      offer: hire ?? offer,
      standing,
    }
  const place = step?.link ? linkTo(opportunity.id, step.link) : { to: ownEntry(opportunity.id), selector: null }
  return { words: step?.words ?? null, ...place, offer: hire ?? offer, standing }
}

const ownEntry = (id: string) => paths.opportunityDetail(id, { tab: 'interests' })

/** The page asks for the answer above its tabs. */
const hirePlace = (id: string) => ({ to: ownEntry(id), selector: null })

function counterOf(counter: NonNullable<OwnApplicationFragment['application']>['counter_offer']) {
  const status = toCounterOfferStatus(counter?.status)
  return counter && status
    ? { status, amount: storedAmount(counter.counter_amount_cents, counter.counter_amount_unit) }
    : null
}
