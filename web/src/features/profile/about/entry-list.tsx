import { FACT_DOT } from '#contract/format/facts.js'
import { webUrl } from '#lib/stored/web-url.js'
import type { ShownProfile } from '../profile-view'

type Entry = NonNullable<NonNullable<ShownProfile['expert_detail']>['entries']>[number]

/** Roles, work or links, in the order their owner gave them. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="grid gap-5">
      {entries.map((entry) => (
        <EntryItem key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function EntryItem({ entry }: { entry: Entry }) {
  const { title, organization, description } = entry
  const years = yearsOf(entry)
  const url = webUrl(entry.url)
  return (
    <li className="min-w-0">
      {title ? <h3 className="font-medium text-ink">{title}</h3> : null}
      {organization || years ? (
        <p className="text-sm text-muted">{[organization, years].filter(Boolean).join(FACT_DOT)}</p>
      ) : null}
      {description ? (
        <p className="measure not-first:mt-1 font-serif whitespace-pre-line text-ink">{description}</p>
      ) : null}
      {url ? (
        <p className="mt-1 text-sm">
          <a href={url.href} target="_blank" rel="noopener noreferrer nofollow" className="text-link break-all">
            {url.host}
          </a>
        </p>
      ) : null}
    </li>
  )
}

/** "2015 – 2019", or "since 2019". */
function yearsOf({ started_year: from, ended_year: until }: Entry): string | null {
  if (!from) return null
  if (!until) return `since ${from}`
  return from === until ? `${from}` : `${from} – ${until}`
}
