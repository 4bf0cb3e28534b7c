import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'

/** The author's columns of a view, each of which GraphQL takes for optional. */
export interface Author {
  author_id: string | null
  author_slug: string | null
  author_first_name: string | null
  author_last_name: string | null
  author_picture: string | null
  author_designation?: string | null
}

/** Who wrote or offers it, with the way to their profile. */
export function Byline({ author }: { author: Author }) {
  if (!author.author_id) return null
  const person = {
    id: author.author_id,
    first_name: author.author_first_name ?? '',
    last_name: author.author_last_name ?? '',
    slug: author.author_slug,
  }
  const name = fullName(person)
  return (
    <div className="flex min-w-0 items-center gap-3 text-sm">
      <Avatar id={person.id} name={name} src={author.author_picture} size={32} />
      <div className="min-w-0">
        <Link
          to={paths.profileOf(person)}
          className="focus-ring rounded-sm font-medium hover:text-accent hover:underline"
        >
          {name}
        </Link>
        {author.author_designation ? <p className="truncate text-xs text-muted">{author.author_designation}</p> : null}
      </div>
    </div>
  )
}
