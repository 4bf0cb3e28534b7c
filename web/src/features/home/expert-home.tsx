import type { ReactNode } from 'react'
import { lazyPart } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { BelowFirstScreen } from '#ui/display/below-first-screen.js'
import { PageHeader } from '#ui/display/page-header.js'
import { HomeTabs } from './home-tabs'
import { NeedsFirst } from './needs/needs-first'

const NewestOpportunities = lazyPart(() => import('./newest-opportunities'))

interface ExpertHomeProps {
  /** undefined until it is known */
  isFirstVisit: boolean | undefined
  /** the form that sends the confirmation email; owned by the account feature */
  confirmAddress: ReactNode
  /** the widgets of an expert's dashboard (DASH-06); owned by the dashboard feature */
  children?: ReactNode
}

/** The home of experts: what needs them, their widgets, then what companies look for (DASH-01). */
export default function ExpertHome({ isFirstVisit, confirmAddress, children }: ExpertHomeProps) {
  useDocumentTitle('Home')
  return (
    <>
      <PageHeader
        title={<Greeting isFirst={isFirstVisit} />}
        actions={
          <LinkButton variant="primary" to={paths.ownMatches}>
            See your matches
          </LinkButton>
        }
      />
      <HomeTabs>
        <NeedsFirst confirmAddress={confirmAddress}>
          <div className="grid grid-cols-1 gap-12">
            {children}
            <BelowFirstScreen>
              <NewestOpportunities />
            </BelowFirstScreen>
          </div>
        </NeedsFirst>
      </HomeTabs>
    </>
  )
}

/** DASH-04, DASH-05. Its place is kept until it is known which it is. */
function Greeting({ isFirst }: { isFirst: boolean | undefined }) {
  const { firstName } = useSignedInUser()
  return (
    <span className={isFirst === undefined ? 'invisible' : undefined}>
      {isFirst ? 'Welcome' : 'Welcome back'}, {firstName}
    </span>
  )
}
