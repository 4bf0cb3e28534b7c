import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '#lib/class-names.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import type { UserCardFragment } from './user-card.generated'

interface PersonHeadProps {
  id: string
  /** also of somebody whose account can't be seen any more */
  name: string
  user: UserCardFragment | null | undefined
  /** beside the name */
  badges?: ReactNode
  /** whether the name's link covers the row that the head is in */
  isRowLink?: boolean
  /** below what they do */
  children?: ReactNode
}

/** Whom a row or column is about: their face, the way to their profile, and what they do. */
export function PersonHead({ id, name, user, badges, isRowLink = false, children }: PersonHeadProps) {
  return (
    <div className="flex items-start gap-4">
      <Avatar id={id} name={name} src={user?.profile_pic} size={56} />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-serif text-lg font-semibold text-ink">
            {user ? (
              <Link
                to={paths.profileOf(user)}
                className={classNames(
                  'focus-ring rounded-sm hover:text-accent hover:underline',
                  isRowLink && 'after:absolute after:inset-0',
                )}
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          {badges}
        </div>
        {user?.designation ? <p className="text-sm text-muted">{user.designation}</p> : null}
        {children}
      </div>
    </div>
  )
}
