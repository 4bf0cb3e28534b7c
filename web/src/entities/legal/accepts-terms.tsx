import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'

/** Beside a button that opens an account. Links open in another tab, so that nothing typed is lost. */
export function AcceptsTerms({ deed }: { deed: string }) {
  return (
    <p className="text-sm text-muted">
      {deed}, you accept the <TextLink to={paths.terms()}>terms of use</TextLink> and confirm that you have read the{' '}
      <TextLink to={paths.privacy()}>privacy policy</TextLink>.
    </p>
  )
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  )
}
