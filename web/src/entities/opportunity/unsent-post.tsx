import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Notice } from '#ui/feedback/notice.js'
import { wasTried } from './posting-attempt'
import { unsentRoleAge } from './posting-draft'

/** Leads back to a role that was begun and not sent. */
export function UnsentRole({ ownerId, className }: { ownerId: string; className?: string }) {
  const unsent = unsentRole(ownerId)
  if (!unsent) return null
  return (
    <Notice
      className={className}
      title={unsent.title}
      action={
        <LinkButton size="sm" to={paths.fractionalCreator()}>
          {unsent.action}
        </LinkButton>
      }
    >
      {unsent.text}
    </Notice>
  )
}

/** What to say of a role that was begun and not sent, or null when there is none. */
export function unsentRole(ownerId: string) {
  const age = unsentRoleAge(ownerId)
  if (!age) return null
  const words = wasTried(ownerId)
    ? {
        title: 'Your role may not have been sent',
        text: `We couldn’t confirm that it arrived. Last typed ${age}. Sending it again won’t post it twice.`,
      }
    : {
        title: 'You started a role and haven’t sent it',
        text: `Last typed ${age}. Your draft is kept in this browser.`,
      }
  return { ...words, action: 'Continue your draft' }
}
