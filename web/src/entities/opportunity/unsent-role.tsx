import { paths } from '../../lib/paths'
import { LinkButton } from '../../ui/button/link-button'
import { Notice } from '../../ui/feedback/notice'
import { unsentRoleAge } from './posting-draft'

/** Leads back to a role that was begun and not sent. */
export function UnsentRole({ ownerId, className }: { ownerId: string; className?: string }) {
  const age = unsentRoleAge(ownerId)
  if (!age) return null
  return (
    <Notice
      className={className}
      title={UNSENT_ROLE.title}
      action={
        <LinkButton size="sm" to={paths.fractionalCreator()}>
          {UNSENT_ROLE.action}
        </LinkButton>
      }
    >
      {UNSENT_ROLE.text(age)}
    </Notice>
  )
}

export const UNSENT_ROLE = {
  title: 'You started a role and haven’t sent it',
  text: (age: string) => `Last typed ${age}. Your draft is kept in this browser.`,
  action: 'Continue your draft',
} as const
