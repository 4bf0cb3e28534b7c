import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import type { AiAnswerFragment } from './conversation.generated'

/** Who could tell more than the answer does. */
export function AblePeople({ people }: Pick<AiAnswerFragment, 'people'>) {
  const shown = people.flatMap(({ user, subject }) => (user ? [{ user, subject }] : []))
  if (shown.length === 0) return null
  return (
    <section aria-label="Who could tell you more">
      <p className="mb-2 text-sm font-medium text-muted">Who could tell you more</p>
      <ul className="grid gap-2 md:grid-cols-3">
        {shown.map(({ user, subject }) => (
          <li key={user.id}>
            <Link
              to={paths.profileOf(user)}
              className="focus-ring flex h-full items-center gap-3 rounded-lg border border-line bg-surface px-3 py-2 transition-colors hover:border-accent"
            >
              <Avatar id={user.id} name={fullName(user)} src={user.profile_pic} size={40} />
              <span className="min-w-0 text-sm">
                <span className="block truncate font-medium text-ink">{fullName(user)}</span>
                <span className="line-clamp-2 text-muted">{subject ?? user.designation}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
