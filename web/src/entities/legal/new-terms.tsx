import { formatLongDate } from '#contract/format/long-date.js'
import type { NewHiringTerms } from '#contract/legal/hiring-terms.js'
import { HiringTermsLink } from './hiring-terms-link'

/** What somebody has to read who is about to accept another version than the one they saw. */
export function NewTerms({ version, appliesFrom, changes }: NewHiringTerms) {
  return (
    <div className="mt-2 first:mt-0">
      {changes.length > 0 ? (
        <ul className="mb-2 flex list-disc flex-col gap-1 ps-5 text-ink">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      <p>
        Version {version} of the terms of hiring has applied since {formatLongDate(new Date(appliesFrom), 'UTC')}.{' '}
        <HiringTermsLink version={version}>Read the new terms</HiringTermsLink>
      </p>
    </div>
  )
}
