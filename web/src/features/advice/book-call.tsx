import { creatorAddress } from '#contract/opportunities/type-facts.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { expertOf } from './advice-facts'
import type { Advice } from './use-advices'

/** The way to a call: visitors log in and come back (ADV-21, GK-089), nobody books their own (ADV-53). */
export function BookCall({ advice }: { advice: Advice }) {
  const { user } = useSession()
  const expert = expertOf(advice)
  if (!user)
    return (
      <LinkButton variant="primary" to={paths.loginToBook(advice.id ?? '')}>
        Book a call
      </LinkButton>
    )
  if (user.id === expert.id) return null
  const form = creatorAddress('hire-expert-on-project', expert.id)
  if (!form) return null
  const about = new URLSearchParams({ title: advice.subtopic ?? '', topic: advice.topic_id ?? '' })
  return (
    <LinkButton variant="primary" to={`${form}&${about}`}>
      Ask {expert.first_name} for this call
    </LinkButton>
  )
}
