import { Lightbulb } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'

interface ShareInsightLinkProps {
  question: { id: string; question: string }
}

/** To the answer of a question that the expert can answer, begun at its content (DASH-18, DASH-19). */
export function ShareInsightLink({ question: { id, question } }: ShareInsightLinkProps) {
  return (
    <LinkButton size="sm" icon={Lightbulb} to={paths.shareInsight(id)} state={{ goToRecordScreen: true }}>
      Share your insight
      {/* several of them are told apart by what they are about */}
      <span className="sr-only">: {question}</span>
    </LinkButton>
  )
}
