import { MessagesSquare } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'

export default function NoQuestion() {
  useDocumentTitle('Question not found')
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Question not found
      </h1>
      <EmptyState
        icon={MessagesSquare}
        title="There is no such question, or it isn’t public yet."
        action={<LinkButton to={paths.questionSummary()}>See all questions and answers</LinkButton>}
      />
    </>
  )
}
