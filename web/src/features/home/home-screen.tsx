import type { ReactNode } from 'react'
import { paths } from '../../lib/paths'
import { useSignedInUser } from '../../lib/session'
import { useDocumentTitle } from '../../lib/use-document-title'
import { LinkButton } from '../../ui/button/link-button'
import { PageHeader } from '../../ui/display/page-header'
import { greeting } from './greeting'
import { NewestOpportunities } from './newest-opportunities'
import { NextSteps } from './next-steps'

interface HomeScreenProps {
  /** asks for the mail that confirms the address; lives with the account */
  confirmAddress: ReactNode
}

/** Where a signed-in person starts: what waits for them, then what is new. */
export function HomeScreen({ confirmAddress }: HomeScreenProps) {
  const user = useSignedInUser()
  useDocumentTitle('Home')
  return (
    <>
      <PageHeader
        title={`${greeting(new Date())}, ${user.firstName}`}
        lead={
          user.isExpert
            ? 'Opportunities that companies have opened, newest first.'
            : 'Say what you need, and experts whose knowledge fits are told.'
        }
        actions={
          user.isExpert ? null : (
            <LinkButton variant="primary" to={paths.fractionalCreator()}>
              Post a fractional role
            </LinkButton>
          )
        }
      />
      <div className="grid gap-12">
        <NextSteps confirmAddress={confirmAddress} />
        <NewestOpportunities />
      </div>
    </>
  )
}
