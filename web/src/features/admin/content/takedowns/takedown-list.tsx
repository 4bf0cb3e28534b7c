import { EyeOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { paths } from '#lib/paths.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { PutBack } from './put-back'
import { TakedownReason } from './taken-down'
import { factsOf, type Takedown, useTakedowns } from './use-takedowns'

const SKELETON = ['h-44', 'h-44', 'h-44']

/** What staff took down and may put back. */
export function TakedownList() {
  return (
    <PagedRows
      list={useTakedowns()}
      loading="Loading what is taken down"
      skeleton={SKELETON}
      empty={{
        icon: EyeOff,
        title: 'Nothing is taken down.',
        text: 'Open something that is public and choose “Review as staff” to take it down. It stays here until it is put back or its author sends it again.',
      }}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((takedown) => (
            <li key={takedown.id}>
              <TakedownCard takedown={takedown} />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

function TakedownCard({ takedown }: { takedown: Takedown }) {
  const { title, noun, author, query } = factsOf(takedown)
  return (
    <article
      aria-label={title}
      className="grid max-w-[48rem] gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <span>{noun}</span>
        {author ? (
          <Link className="focus-ring rounded-sm font-medium text-ink hover:underline" to={paths.profileOf(author)}>
            {fullName(author)}
          </Link>
        ) : null}
      </p>
      <h2 className="measure font-serif text-xl font-semibold wrap-anywhere text-ink">
        <Link className="focus-ring rounded-sm hover:underline" to={paths.adminQuestions(query)}>
          {title}
        </Link>
      </h2>
      <TakedownReason takedown={takedown} />
      <div className="flex justify-end">
        <PutBack takedown={takedown} />
      </div>
    </article>
  )
}
