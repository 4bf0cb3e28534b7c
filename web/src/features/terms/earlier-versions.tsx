import { Link } from 'react-router-dom'
import { formatLongDate } from '#contract/format/long-date.js'
import type { HiringTermsVersion } from '#contract/legal/hiring-terms-version.js'

interface EarlierVersionsProps {
  shown: HiringTermsVersion
  versions: readonly HiringTermsVersion[]
  pathOf(version: number): string
}

/** Every version there is, newest first; nothing while there is only one. */
export function EarlierVersions({ shown, versions, pathOf }: EarlierVersionsProps) {
  if (versions.length < 2) return null
  return (
    <section aria-labelledby="versions" className="mt-12 border-t border-line pt-6 print:hidden">
      <h2 id="versions" className="font-medium text-ink">
        All versions
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {versions.toReversed().map(({ version, appliesFrom }) => (
          <li key={version}>
            <Link
              to={pathOf(version)}
              aria-current={version === shown.version ? 'page' : undefined}
              className="text-link"
            >
              Version {version}
            </Link>
            <span className="text-muted">, from {formatLongDate(new Date(appliesFrom), 'UTC')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
