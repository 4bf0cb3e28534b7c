import { MessageCircleQuestionMark } from 'lucide-react'
import { AI_LIMITS } from '#contract/ai/ai-limits.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'

/** For who signed up in one browser and confirmed in another, where their question isn't (GI-101). */
export default function LostQuestion() {
  useDocumentTitle('Your question isn’t in this browser')
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Your question isn’t in this browser
      </h1>
      <EmptyState
        icon={MessageCircleQuestionMark}
        title="We couldn’t open that conversation here"
        text={`If you asked before you signed up, your question is saved in the browser you asked in, for ${AI_LIMITS.visitorDays} days. Log in with that browser to read the answer, or ask again here.`}
        action={
          <LinkButton variant="primary" to={paths.home}>
            Ask again
          </LinkButton>
        }
      />
    </>
  )
}
