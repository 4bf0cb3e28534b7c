import type { Entry } from '#contract/opportunities/types/fields/post-fields.js'

/** A list that a post holds, such as its deliverables: a title each, with details below, or a sentence. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="measure divide-y divide-line border-y border-line text-sm">
      {entries.map(({ title, details, description }) => (
        <li key={`${title} ${details} ${description}`} className="py-3">
          {title ? <p className="font-medium text-ink">{title}</p> : null}
          {details ? <p className="mt-1 whitespace-pre-line text-muted">{details}</p> : null}
          {description ? <p className="whitespace-pre-line text-ink">{description}</p> : null}
        </li>
      ))}
    </ul>
  )
}
