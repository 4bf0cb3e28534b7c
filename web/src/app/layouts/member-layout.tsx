import { Link } from 'react-router-dom'
import { InsufficientCredits } from '#entities/credits/insufficient-credits.js'
import { UploadsProvider } from '#entities/document/across-pages/uploads-provider.js'
import { NoticesBell } from '#features/notices/notices-bell.js'
import { SearchLauncher } from '#features/search/box/search-launcher.js'
import { useConfig } from '#lib/config.js'
import { PartForLater } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { Wordmark } from '#ui/display/wordmark.js'
import { ErrorBoundary } from '#ui/feedback/error-boundary.js'
import { CreditsLink } from '../shell/credits-link'
import { useFocusRecovery } from '../shell/focus/use-focus-recovery'
import { PageRegion } from '../shell/page-region'
import { SkipLink } from '../shell/skip-link'
import { DemoStrip, OfflineStrip, PaymentTrialStrip } from '../shell/top-strips'
import { UserMenu } from '../shell/user-menu'
import { BottomBar } from './bottom-bar'
import { Rail, StaffBar } from './member-navigation'

// no part of the page, so it comes after it
const loadPrompts = () => import('../shell/prompts')
const loadConsent = () => import('#features/consent/consent-question.js')

/** The signed-in layout: rail on the left, a bottom bar on phones, bell and user menu at the top. */
export default function MemberLayout() {
  const { productName, analytics, location } = useConfig()
  useFocusRecovery()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DemoStrip />
      <PaymentTrialStrip />
      <div className="flex flex-1">
        <Rail />
        <div className="flex min-w-0 flex-1 flex-col">
          <header data-bar className="sticky top-0 z-30 border-b border-line bg-paper lg:border-transparent">
            <div className="mx-auto flex h-14 w-full max-w-content items-center justify-between gap-4 px-4 md:px-8">
              <Link
                to={paths.home}
                className="focus-ring inline-flex rounded-md lg:invisible"
                aria-label={`${productName}, home`}
              >
                <Wordmark name={productName} />
              </Link>
              <div className="flex items-center gap-1">
                <SearchLauncher />
                <ErrorBoundary>
                  <CreditsLink />
                </ErrorBoundary>
                <ErrorBoundary>
                  <NoticesBell />
                </ErrorBoundary>
                <UserMenu />
              </div>
            </div>
            <OfflineStrip />
          </header>
          <StaffBar />
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-content flex-1 px-4 pt-6 pb-24 md:px-8 lg:pb-16"
          >
            <UploadsProvider>
              <PageRegion />
            </UploadsProvider>
          </main>
        </div>
      </div>
      <BottomBar />
      <PartForLater load={loadPrompts} />
      {analytics || location ? <PartForLater load={loadConsent} /> : null}
      <ErrorBoundary>
        <InsufficientCredits />
      </ErrorBoundary>
    </div>
  )
}
