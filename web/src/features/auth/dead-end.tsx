import { paths } from '../../lib/paths'
import { LinkButton } from '../../ui/button/link-button'
import { AuthHeading } from './auth-heading'

/** A way in that leads nowhere any more: what happened, and the way back to the start. */
export function DeadEnd({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <AuthHeading title={title} lead={lead} />
      <LinkButton size="lg" to={paths.home}>
        Go to the start page
      </LinkButton>
    </>
  )
}
