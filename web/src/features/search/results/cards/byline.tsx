import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { type AuthorColumns, authorOf } from '#entities/content/author-of.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'

interface Author extends AuthorColumns {
  author_picture: string | null
  author_designation?: string | null
}

/** Who wrote or offers it, with the way to their profile. */
export function Byline({ author }: { author: Author }) {
  if (!author.author_id) return null
  const person = authorOf(author)
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
