import { useEffect } from 'react'
import { Link, useMatch } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { useConsent } from '#lib/consent/consent.js'
import { lookUpCountry } from '#lib/consent/look-up-country.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { ConsentWords } from './consent-words'

/** Asked once, at the edge of the page, and only where the operator has set up what it is about (GD-79). */
export default function ConsentQuestion() {
  const { isAsked, consent, choose } = useConsent()
  const { location } = useConfig()
  useEffect(() => {
    if (location && consent === 'given') void lookUpCountry(location)
  }, [location, consent])
  // that page has the choice in its text
  const isBeside = useMatch(paths.cookies()) !== null
  if (!isAsked || consent !== null || isBeside) return null
  return (
    <section
      aria-label="Your privacy"
      className="fixed inset-x-4 bottom-20 z-30 mx-auto max-w-form rounded-lg border border-line bg-surface p-4 text-sm shadow-float sm:start-auto sm:end-6 lg:bottom-6"
    >
      <p className="text-ink">
        <ConsentWords />{' '}
        <Link to={paths.cookies()} className="text-link">
          What this means
        </Link>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => choose('given')}>Allow</Button>
        <Button onClick={() => choose('refused')}>No, thanks</Button>
      </div>
    </section>
  )
}
