import { Link } from 'react-router-dom'
import { SearchLauncher } from '#features/search/box/search-launcher.js'
import { useConfig } from '#lib/config.js'
import { PartForLater } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Wordmark } from '#ui/display/wordmark.js'
import { PageRegion } from '../shell/page-region'
import { SkipLink } from '../shell/skip-link'
import { DemoStrip, OfflineStrip, PaymentTrialStrip } from '../shell/top-strips'
import { VisitorFooter } from './visitor-footer'

const loadSessionEnded = () => import('../shell/session-ended-strip')
const loadConsent = () => import('#features/consent/consent-question.js')

export default function VisitorLayout() {
  const { productName, analytics, location } = useConfig()
  const { hasEnded } = useSession()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DemoStrip />
      <PaymentTrialStrip />
      <header data-bar className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex h-16 w-full max-w-content items-center justify-between gap-4 px-4 md:px-8">
          <Link to={paths.home} className="focus-ring inline-flex rounded-md" aria-label={`${productName}, home`}>
            <Wordmark name={productName} isMarkEnough />
          </Link>
          <nav aria-label="Account" className="flex items-center gap-2">
            <SearchLauncher />
            <LinkButton variant="quiet" to={paths.login()}>
              Log in
            </LinkButton>
            <LinkButton to={paths.signUp()}>Sign up</LinkButton>
          </nav>
        </div>
        <OfflineStrip />
        {hasEnded ? <PartForLater load={loadSessionEnded} /> : null}
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-content min-h-dvh flex-1 px-4 py-8 md:px-8 md:py-12"
      >
        <PageRegion />
      </main>
      <VisitorFooter />
      {analytics || location ? <PartForLater load={loadConsent} /> : null}
    </div>
  )
}
