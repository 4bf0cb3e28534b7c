import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'

interface HiringTermsLinkProps {
  /** the version to read; the current one by default */
  version?: number | undefined
  children?: ReactNode
}

/** Opens in another tab, so that nobody loses what they are writing or deciding. */
export function HiringTermsLink({ version, children = 'terms of hiring' }: HiringTermsLinkProps) {
  return (
    <Link to={paths.hiringTerms(version)} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  )
}

interface AcceptsHiringTermsProps {
  /** what accepts them: "By hiring" */
  deed: string
  /** the version that is sent with it */
  version?: number | undefined
}

/** Beside a button that accepts them. */
export function AcceptsHiringTerms({ deed, version }: AcceptsHiringTermsProps) {
  return (
    <p className="text-sm text-muted">
      {deed}, you accept the <HiringTermsLink version={version} />.
    </p>
  )
}
