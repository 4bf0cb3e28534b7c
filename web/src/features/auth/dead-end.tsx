import type { ReactNode } from 'react'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { AuthHeading } from './auth-heading'

/** A link that no longer works: what happened and where to go, by default the start page. */
export function DeadEnd({ title, lead, action }: { title: string; lead: string; action?: ReactNode }) {
  return (
    <>
      <AuthHeading title={title} lead={lead} />
      {action ?? (
        <LinkButton size="lg" to={paths.home}>
          Go to the start page
        </LinkButton>
      )}
    </>
  )
}
