import { Link } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { Wordmark } from '#ui/display/wordmark.js'
import { PageRegion } from '../shell/page-region'
import { SkipLink } from '../shell/skip-link'
import { DemoStrip, OfflineStrip, PaymentTrialStrip } from '../shell/top-strips'
import { VisitorFooter } from './visitor-footer'

/** One narrow column with no navigation, for signing in and up. */
export default function AuthLayout() {
  const { productName } = useConfig()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DemoStrip />
      <PaymentTrialStrip />
      <div className="sticky top-0 z-30">
        <OfflineStrip />
      </div>
      <header className="mx-auto w-full max-w-form px-4 pt-8 md:pt-12">
        <Link to={paths.home} className="focus-ring inline-flex rounded-md" aria-label={`${productName}, home`}>
          <Wordmark name={productName} />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-form min-h-dvh flex-1 px-4 pt-8 pb-16 md:pt-12">
        <PageRegion />
      </main>
      <VisitorFooter />
    </div>
  )
}
