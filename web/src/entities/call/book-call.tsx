import { creatorAddress } from '#contract/opportunities/type-facts.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { BookIntroduction } from './book-introduction'
import type { OfferToBook } from './offer-to-book'

interface BookCallProps {
  offer: OfferToBook
  expert: { id: string; first_name: string; last_name: string }
}

/**
 * The way to a call: visitors log in and come back (ADV-21, GK-089), nobody books their own (ADV-53). Introductions are
 * booked here; for a call with a price, its expert is asked.
 */
export function BookCall({ offer, expert }: BookCallProps) {
  const { user } = useSession()
  const isFree = offer.credits === 0
  if (user?.id === expert.id) return null
  if (isFree && !offer.isBookable)
    return (
      <p className="self-center text-sm text-muted">{expert.first_name} hasn’t connected a calendar for calls yet.</p>
    )
  if (!user)
    return (
      <LinkButton variant="primary" to={paths.loginToBook(offer.id)}>
        Book a call
      </LinkButton>
    )
  return isFree ? <BookIntroduction offer={offer} expert={expert} /> : <AskForCall offer={offer} expert={expert} />
}

function AskForCall({ offer, expert }: BookCallProps) {
  const form = creatorAddress('hire-expert-on-project', expert.id)
  if (!form) return null
  const about = new URLSearchParams({ title: offer.title, ...(offer.topicId ? { topic: offer.topicId } : {}) })
  return (
    <LinkButton variant="primary" to={`${form}&${about}`}>
      Ask {expert.first_name} for this call
    </LinkButton>
  )
}
