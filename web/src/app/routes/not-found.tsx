import { Compass } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'

export default function NotFound() {
  useDocumentTitle('Page not found')
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Page not found
      </h1>
      <EmptyState
        icon={Compass}
        title="There is no page at this address"
        text="It may have moved, or part of the link may be missing."
        action={
          <LinkButton variant="primary" to={paths.home}>
            Go to the start page
          </LinkButton>
        }
      />
    </>
  )
}
