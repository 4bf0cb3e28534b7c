import { Compass } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { isLostQuestion } from '#features/conversations/visitor/lost-question-state.js'
import { lazyPart } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'

// many pages lead here, and hardly anybody to that
const LostQuestion = lazyPart(() => import('#features/conversations/visitor/lost-question.js'))

export default function NotFound() {
  const { state } = useLocation()
  return isLostQuestion(state) ? <LostQuestion /> : <NoPage />
}

function NoPage() {
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
