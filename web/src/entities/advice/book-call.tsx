import { creatorAddress } from '#contract/opportunities/type-facts.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'

interface BookCallProps {
  offer: { id: string; title: string; topicId?: string | null }
  expert: { id: string; first_name: string }
}

/** The way to a call: visitors log in and come back (ADV-21, GK-089), nobody books their own (ADV-53). */
export function BookCall({ offer, expert }: BookCallProps) {
  const { user } = useSession()
  if (!user)
    return (
      <LinkButton variant="primary" to={paths.loginToBook(offer.id)}>
        Book a call
      </LinkButton>
    )
  if (user.id === expert.id) return null
  const form = creatorAddress('hire-expert-on-project', expert.id)
  if (!form) return null
  const about = new URLSearchParams({ title: offer.title, ...(offer.topicId ? { topic: offer.topicId } : {}) })
  return (
    <LinkButton variant="primary" to={`${form}&${about}`}>
      Ask {expert.first_name} for this call
    </LinkButton>
  )
}
