import { lazy, type ReactNode, Suspense } from 'react'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { BelowFirstScreen } from '#ui/display/below-first-screen.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { LeadingExperts } from './leading-experts'
import { PlanFees } from './plan-fees'
import { StructuredData } from './structured-data'
import { TwoSides } from './two-sides'

// far below what is seen first
const LatestContent = lazy(async () => ({ default: (await import('./latest-content')).LatestContent }))

/**
 * The page visitors see at `/`: what it is, who it is for, who is here, what they published, how it works and what
 * it costs.
 * @param children where visitors ask, below what is seen first
 */
export default function LandingScreen({ children }: { children: ReactNode }) {
  const { productName } = useConfig()
  const description = `${productName} brings companies and growth experts together: fractional roles by the day, week or month, with terms both sides can read.`
  useDocumentTitle(null, { description, canonicalPath: paths.home, isIndexed: true })
  return (
    <>
      <StructuredData name={productName} description={description} />
      <Hero />
      <BelowFirstScreen>
        <div className="divide-y divide-line border-t border-line">
          {children}
          <TwoSides />
          <LeadingExperts />
          <Suspense
            fallback={
              <SkeletonRows
                label="Loading the latest insights and answers"
                rows={['h-160']}
                className="py-12 md:py-16"
              />
            }
          >
            <LatestContent />
          </Suspense>
          <HowItWorks />
          <PlanFees />
          <Closing />
        </div>
      </BelowFirstScreen>
    </>
  )
}

function Closing() {
  return (
    <section aria-labelledby="closing" className="py-16 text-center md:py-24">
      <h2 id="closing" className="mx-auto max-w-[24ch] font-serif text-2xl font-semibold tracking-tight md:text-3xl">
        Talk to somebody who has done it before
      </h2>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton size="lg" variant="primary" to={paths.signUp(paths.fractionalCreator())}>
          Post your first role
        </LinkButton>
        <LinkButton size="lg" to={paths.signUpExpert()}>
          Join as an expert
        </LinkButton>
      </div>
    </section>
  )
}
